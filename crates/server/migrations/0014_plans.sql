-- What people want to play in a slow game if the others do what they expect. Nobody else may see it.
create table plans (
    table_id text not null references tables (id),
    seat bigint not null,
    user_id text not null references users (id),
    -- JSON: the number of lines from which the plan goes on, its lines, and why it was given up.
    plan text not null,
    primary key (table_id, seat)
);
