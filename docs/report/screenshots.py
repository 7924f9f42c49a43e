"""Takes the pictures in this folder with a Chromium: uv run --with pillow docs/report/screenshots.py TABLE.db [BROWSER]."""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tuner.page import page
from tuner.survey import preset_costs, survey

SIZES = {1280: 3300, 390: 6500}  # wide and high; what is below looks the same again


def main(table: Path, browser: str | None) -> None:
    found = survey(table)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        written = Path(folder) / "report.html"
        written.write_text(page(found, preset_costs(found.selections)))
        chromium = running.chromium.launch(executable_path=browser or shutil.which("chromium"), args=["--no-sandbox"])
        for width, height in SIZES.items():
            for scheme in ("light", "dark"):
                tab = chromium.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
                tab.goto(written.as_uri())
                picture = Image.open(io.BytesIO(tab.screenshot())).convert("RGB").quantize(64)
                picture.save(Path(__file__).with_name(f"{width}-{scheme}.png"), optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
