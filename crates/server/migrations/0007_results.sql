-- The points of people who played a game themselves to its end, on one seat and without practice. Games that were finished before have none.
create table results (
    user_id text not null references users (id),
    table_id text not null references tables (id),
    game text not null,
    seats bigint not null,
    points bigint not null,
    at bigint not null,
    primary key (user_id, table_id)
);
