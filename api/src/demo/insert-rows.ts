import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

/**
 * Inserts rows that all have the same fields. They travel as one parameter: thousands of them take the embedded
 * database several times as long, and tests insert this data often.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table)
  const fields = Object.entries(columns).filter(([field]) => field in (rows[0] ?? {}))
  const names = sql.join(
    fields.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const records = rows.map((row) => {
    const values = new Map(Object.entries(row))
    return Object.fromEntries(fields.map(([field, { name }]) => [name, values.get(field)]))
  })
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  )
}
