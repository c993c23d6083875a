-- The lines of a game that were analysed, each as JSON. They can be made again, so old ones are deleted.
create table analyses (
    table_id text not null references tables (id),
    -- The depth, what the search knew, and the version of the search: `standard seat 1`.
    settings text not null,
    line bigint not null,
    result text not null,
    at bigint not null,
    primary key (table_id, settings, line)
);
create index analyses_at on analyses (at);
