import { eq, inArray, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import * as schema from '../../database/schema/index.ts'

interface Belonging {
  name: string
  table: PgTable
  /** Holds the id of the owner. */
  owner: PgColumn
  /** Whether the row is deleted with its owner; orders stay, as the law requires. */
  goesAlong: boolean
}

const tables = Object.values(schema).filter((one) => is(one, PgTable))

/**
 * Every table with personal rows, derived from the schema's foreign keys, so that tables added later are exported
 * and deleted automatically.
 */
function belongingsOf(ownerTable: PgTable, ownColumns: readonly string[]): Belonging[] {
  return tables.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table)
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const [owner] = columns
      if (foreignTable !== ownerTable || !owner || !ownColumns.includes(owner.name)) return []
      return [{ name, table, owner, goesAlong: key.onDelete === 'cascade' }]
    })
  })
}

const ofUsers = belongingsOf(schema.users, ['user_id', 'guardian_id'])
const ofStudents = belongingsOf(schema.students, ['student_id'])

/** Secrets, and values of no use to people. */
const secret = /hash|secret|token|nonce|verifier|p256dh|^auth$|endpoint|registrationKey/i
const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.test(column))
      .map(([column, value]) => [
        column,
        Buffer.isBuffer(value) ? value.toString('base64') : value,
      ]),
  )

async function readAll(db: Database, belongings: Belonging[], id: number) {
  const found: Record<string, unknown[]> = {}
  for (const { name, table, owner } of belongings) {
    const rows = await db.select().from(table).where(eq(owner, id))
    if (rows.length > 0) found[name] = [...(found[name] ?? []), ...rows.map(withoutSecrets)]
  }
  return found
}

export const readRowsOfUser = (db: Database, userId: number) => readAll(db, ofUsers, userId)
export const readRowsOfStudent = (db: Database, studentId: number) =>
  readAll(db, ofStudents, studentId)

export async function deleteRowsOfUser(tx: Database, userId: number) {
  for (const { table, owner, goesAlong } of ofUsers) {
    if (goesAlong) await tx.delete(table).where(eq(owner, userId))
  }
}

export const readOrderLines = (db: Database, orderIds: number[]) =>
  orderIds.length === 0
    ? []
    : db.select().from(schema.orderLines).where(inArray(schema.orderLines.orderId, orderIds))

/** To whom packages of campaigns went, and what was chosen for them. */
export async function readCampaignOrders(db: Database, orderIds: number[]) {
  if (orderIds.length === 0) return []
  const { campaignOrders } = schema
  const rows = await db
    .select()
    .from(campaignOrders)
    .where(inArray(campaignOrders.orderId, orderIds))
  return rows.map(withoutSecrets)
}
