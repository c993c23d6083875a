-- The code under which people find a table that waits for players; tables from before have none.
alter table tables add column code text;
create unique index tables_by_code on tables (code);
