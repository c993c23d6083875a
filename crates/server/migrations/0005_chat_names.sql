-- A line of chat keeps the name under which it was written. For lines from before, the writer's name of today is the best guess.
alter table chat add column name text not null default '';
update chat set name = (select users.name from users where users.id = chat.user_id);
