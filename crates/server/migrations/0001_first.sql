-- Portable between SQLite and PostgreSQL: bigint, text, blob-free. Times are seconds since 1970.
create table users (
    id text primary key,
    name text not null,
    created bigint not null
);

-- Only the hash of a session's token is stored.
create table sessions (
    token_hash text primary key,
    user_id text not null references users (id),
    expires bigint not null
);

create table tables (
    id text primary key,
    game text not null,
    revision bigint not null,
    options text not null,
    public bigint not null,
    shuffle bigint not null,
    status text not null,
    host text not null references users (id),
    seed text not null,
    created bigint not null,
    updated bigint not null
);

create index tables_by_status on tables (status, public, updated);

-- A seat is a bot's (level), a person's (user_id) or open.
create table seats (
    table_id text not null references tables (id),
    seat bigint not null,
    user_id text references users (id),
    level text,
    primary key (table_id, seat)
);

create index seats_by_user on seats (user_id);

-- A move with all that followed from it without a decision. The primary key is the lock: two moves cannot both
-- be number 57.
create table plies (
    table_id text not null references tables (id),
    ply bigint not null,
    lines text not null,
    due text not null,
    at bigint not null,
    primary key (table_id, ply)
);

create table chat (
    table_id text not null references tables (id),
    number bigint not null,
    user_id text not null references users (id),
    text text not null,
    at bigint not null,
    primary key (table_id, number)
);
