-- The puzzles that somebody has solved, or whose solution they have seen.
create table puzzles (
    user_id text not null references users (id),
    game text not null,
    number bigint not null,
    -- 1 if they had seen the solution before they solved it.
    shown bigint not null,
    primary key (user_id, game, number)
);
