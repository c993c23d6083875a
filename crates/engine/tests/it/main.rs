//! Tests the engine with a toy game and with broken copies of it.

mod broken;
mod document;
mod laws;
mod plain;
mod script;
mod table;
mod toy;
