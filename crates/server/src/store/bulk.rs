//! Bulk inserts for benchmarks, where single inserts would take minutes.

use super::{Append, Store, StoredTable, append, now, tables};

impl Store {
    /// Writes tables with their moves in one transaction.
    pub async fn add_tables(&self, games: &[(StoredTable, Vec<Append>)]) -> Result<(), sqlx::Error> {
        let at = now();
        let mut transaction = self.writer.begin().await?;
        for (table, moves) in games {
            tables::insert_table(&mut transaction, table).await?;
            append::insert(&mut transaction, &moves.iter().collect::<Vec<_>>(), at).await?;
        }
        transaction.commit().await
    }
}
