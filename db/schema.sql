-- The result file as the migrations in tuner/store.py leave it; tests/test_store.py holds the two equal. For reading only:
-- a file is made and brought up to date by opening it. Times are microseconds a call.

-- What a result was measured on. A field that is not known is "unknown".
CREATE TABLE devices (
    key          TEXT PRIMARY KEY,  -- hash of the other columns
    backend      TEXT,              -- cpu, cuda, metal
    name         TEXT,              -- the product's; two names may be one silicon
    architecture TEXT,
    cores        TEXT,              -- threads that kernels may use
    memory       TEXT,
    system       TEXT,
    mlx_version  TEXT
);

-- Every outcome of every config, none of them ever changed. Stock has family "stock" and no config.
CREATE TABLE results (
    id            INTEGER PRIMARY KEY,
    device        TEXT REFERENCES devices (key),
    m             INTEGER,          -- y (m, n) = x (m, k) @ w (n, k).T
    n             INTEGER,
    k             INTEGER,
    mode          TEXT,             -- MLX's quantization mode
    bits          INTEGER,
    group_size    INTEGER,
    x_dtype       TEXT,             -- also of y
    scale_dtype   TEXT,             -- also of the biases
    family        TEXT,             -- qmv, small_m, qmm, dense, stock
    config        TEXT,             -- JSON object: parameter -> value
    template_hash TEXT,             -- of the template text; another text makes the row stale
    status        TEXT,             -- ok, invalid, compile_error, launch_error, mismatch, timeout, implausible
    error         TEXT,             -- what went wrong, one line
    m_low         INTEGER,          -- first and last m that it may serve
    m_high        INTEGER,
    reduction     TEXT,             -- names the order of summation over k: equal names give equal bits
    us            REAL,             -- median of the samples; null unless ok
    samples_us    TEXT,             -- JSON list
    policy        TEXT,             -- how the samples were taken
    created       TEXT,             -- UTC, ISO 8601
    activations   TEXT NOT NULL DEFAULT 'float', -- precision class of a kernel: float, or x rounded to int8
    attention     TEXT NOT NULL DEFAULT '',      -- '' for a matrix; attention's heads as JSON, n and k are then 0
    context       INTEGER NOT NULL DEFAULT 0     -- attention: keys in the cache
);
CREATE INDEX idx_results_device_n_k_m ON results (device, n, k, m);

-- The choice that dispatch uses, one a problem and device.
CREATE TABLE selections (
    device      TEXT REFERENCES devices (key),
    m           INTEGER,
    n           INTEGER,
    k           INTEGER,
    mode        TEXT,
    bits        INTEGER,
    group_size  INTEGER,
    x_dtype     TEXT,
    scale_dtype TEXT,
    result      INTEGER REFERENCES results (id),  -- serves the problem; stock's own row when stock won
    stock       INTEGER REFERENCES results (id),  -- stock in the same session
    floor_us    REAL,                             -- reading the weights at the measured bandwidth
    reason      TEXT,
    created     TEXT,
    origin      TEXT,                             -- search: made here; imported: from a file
    activations TEXT NOT NULL DEFAULT 'float',
    attention   TEXT NOT NULL DEFAULT '',
    context     INTEGER NOT NULL DEFAULT '0',
    PRIMARY KEY (device, m, n, k, mode, bits, group_size, x_dtype, scale_dtype, activations, attention, context)
);

-- The choice that exact dispatch uses, one a problem and device; all of one matrix have results with one reduction.
CREATE TABLE exact_selections (
    device      TEXT REFERENCES devices (key),
    m           INTEGER,
    n           INTEGER,
    k           INTEGER,
    mode        TEXT,
    bits        INTEGER,
    group_size  INTEGER,
    x_dtype     TEXT,
    scale_dtype TEXT,
    result      INTEGER REFERENCES results (id),  -- serves the problem; never stock
    stock       INTEGER REFERENCES results (id),  -- stock in the same session
    floor_us    REAL,                             -- reading the weights at the measured bandwidth
    reason      TEXT,
    created     TEXT,
    origin      TEXT,                             -- as above
    activations TEXT NOT NULL DEFAULT 'float',
    attention   TEXT NOT NULL DEFAULT '',
    context     INTEGER NOT NULL DEFAULT '0',
    PRIMARY KEY (device, m, n, k, mode, bits, group_size, x_dtype, scale_dtype, activations, attention, context)
);

-- Kept by sqlite-utils: which migrations the file has had.
CREATE TABLE _sqlite_migrations (
    id            INTEGER PRIMARY KEY,
    migration_set TEXT,
    name          TEXT,
    applied_at    TEXT
);
CREATE UNIQUE INDEX idx__sqlite_migrations_migration_set_name ON _sqlite_migrations (migration_set, name);
