//! Planned moves.

use maat_engine::Seat;
use maat_protocol::PlanEnd;
use serde::{Deserialize, Serialize};
use sqlx::Row;

use super::Store;

/// What the person on a seat wants to play if the others do what they expect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredPlan {
    /// The user who made it.
    #[serde(skip)]
    pub user: String,
    /// The number of lines of the record from which its lines go on.
    pub from: usize,
    /// The lines, the newest first: plies as the person reads them, each with its actor.
    pub lines: Vec<Vec<String>>,
    /// Why it was given up, until the person has read that.
    pub ended: Option<PlanEnd>,
}

impl Store {
    /// The plans of a table by seat.
    pub async fn plans(&self, table: &str) -> Result<Vec<(Seat, StoredPlan)>, sqlx::Error> {
        let rows = sqlx::query("select seat, user_id, plan from plans where table_id = $1 order by seat")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        let mut plans = Vec::new();
        for row in &rows {
            let text: String = row.try_get("plan")?;
            let plan: StoredPlan = serde_json::from_str(&text).map_err(|error| {
                sqlx::Error::ColumnDecode { index: "plan".to_owned(), source: error.into() }
            })?;
            let seat = row.try_get::<i64, _>("seat")?;
            plans.push((Seat::at(seat as usize), StoredPlan { user: row.try_get("user_id")?, ..plan }));
        }
        Ok(plans)
    }

    /// Stores the plan of a seat in the place of an earlier one; `None` deletes it.
    pub async fn set_plan(
        &self,
        table: &str,
        seat: Seat,
        plan: Option<&StoredPlan>,
    ) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("delete from plans where table_id = $1 and seat = $2")
            .bind(table)
            .bind(seat.index() as i64)
            .execute(&mut *transaction)
            .await?;
        if let Some(plan) = plan {
            sqlx::query("insert into plans (table_id, seat, user_id, plan) values ($1, $2, $3, $4)")
                .bind(table)
                .bind(seat.index() as i64)
                .bind(&plan.user)
                .bind(serde_json::to_string(plan).expect("it has only text keys"))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }
}
