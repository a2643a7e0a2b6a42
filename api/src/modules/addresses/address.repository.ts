import type { Address, PostalAddress } from '@brightyard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addresses } from '../../database/schema/bag.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

export const maxAddresses = 20

const own = (actor: ActingUser, id: number) =>
  and(eq(addresses.userId, actor.id), eq(addresses.id, id))

const addressOf = ({
  userId: _userId,
  createdAt: _createdAt,
  isDefault,
  ...address
}: typeof addresses.$inferSelect): Address => ({ ...address, is_default: isDefault })

/** The default first, then the newest. */
export async function readBook(actor: ActingUser, db: Database): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, actor.id))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
  return rows.map(addressOf)
}

export async function findAddress(
  actor: ActingUser,
  db: Database,
  id: number,
): Promise<Address | undefined> {
  const [row] = await db.select().from(addresses).where(own(actor, id))
  return row && addressOf(row)
}

export async function addTo(
  actor: ActingUser,
  tx: Database,
  address: PostalAddress,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...address, userId: actor.id, isDefault: false, createdAt: now })
    .returning({ id: addresses.id })
  if (!row) throw new Error('The address was not stored.')
  return row.id
}

/** False for an address that is not this person's. */
export async function changeTo(
  actor: ActingUser,
  db: Database,
  id: number,
  address: PostalAddress,
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set(address)
    .where(own(actor, id))
    .returning({ id: addresses.id })
  return changed.length > 0
}

export async function removeFrom(actor: ActingUser, db: Database, id: number): Promise<boolean> {
  const removed = await db.delete(addresses).where(own(actor, id)).returning({ id: addresses.id })
  return removed.length > 0
}

export async function makeDefault(actor: ActingUser, tx: Database, id: number) {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, actor.id), sql`${addresses.isDefault}`))
  await tx.update(addresses).set({ isDefault: true }).where(own(actor, id))
}
