import type { OpenDatabase } from '@brightyard/database'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { callCounts } from '../../database/schema/limits.schema.ts'
import type { CountStore } from './shared-counts.ts'

/** Rows are locked in one order, so that two processes never wait for each other. Windows end by the database's clock. */
const mergeStatement = `
  insert into call_counts as known (key, count, ends_at)
  select key, added, now() + window_ms * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::int[]) as own (key, added, window_ms) order by key
  on conflict (key) do update set
    count = case when known.ends_at > now() then known.count + excluded.count else excluded.count end,
    ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
  returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as ms_left`

/** Processes with one database count together in it. */
export const databaseCounts = ({ query }: Pick<OpenDatabase, 'query'>): CountStore => ({
  name: 'the database',
  async merge(own) {
    const rows = await query(mergeStatement, [
      own.map(({ key }) => key),
      own.map(({ added }) => added),
      own.map(({ windowMs }) => windowMs),
    ])
    return rows.map((row) => ({
      key: String(row['key']),
      total: Number(row['count']),
      msLeft: Number(row['ms_left']),
    }))
  },
})

/** Windows that are over count nothing. */
export const deleteOldCounts = (db: Database) =>
  db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`))
