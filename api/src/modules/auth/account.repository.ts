import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contactCodes, socialIdentities } from '../../database/schema/identity.schema.ts'
import {
  guardianships,
  passwordResets,
  students,
  users,
} from '../../database/schema/users.schema.ts'
import type { Contact } from '../countries/contact.ts'
import { readContact } from '../countries/contact.ts'

const account = {
  id: users.id,
  email: users.email,
  mobile: users.mobile,
  passwordHash: users.passwordHash,
}

/** However it is typed, a sign-in name has one spelling: blanks, letter case and look-alike signs do not count. */
export function readSignInName(text: string): Contact | { kind: 'loginId'; value: string } {
  const plain = text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
  const contact = readContact(plain)
  return contact ?? { kind: 'loginId', value: plain.replaceAll(/\s/g, '').toUpperCase() }
}

/** By e-mail, mobile number or a kid's login id; undefined also for a locked account. */
export async function findAccount(db: Database, username: string) {
  const { kind, value } = readSignInName(username)
  const match = eq(users[kind], value)
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(match, isNull(users.lockedAt)))
  return row
}

export async function findAccountById(db: Database, id: number) {
  const [row] = await db.select(account).from(users).where(eq(users.id, id))
  return row
}

export async function findByReferenceCode(db: Database, code: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.referenceCode, code.toUpperCase()))
  return row
}

/** Without the letters and digits that people mix up. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const newReferenceCode = () =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const verifiedColumn = { email: 'emailVerifiedAt', mobile: 'mobileVerifiedAt' } as const

export async function isContactTaken(db: Database, { kind, value }: Contact): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users[kind], value)).limit(1)
  return rows.length > 0
}

/** The login ids of the kids of the account with this contact. */
export async function findKidIds(db: Database, { kind, value }: Contact) {
  const guardian = alias(users, 'guardian')
  const rows = await db
    .select({ name: users.name, loginId: users.loginId })
    .from(guardian)
    .innerJoin(guardianships, eq(guardianships.guardianId, guardian.id))
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(guardian[kind], value), isNull(guardian.lockedAt)))
    .orderBy(students.id)
  return rows.flatMap(({ name, loginId }) => (loginId ? [{ name, loginId }] : []))
}

/** Null when the email or mobile number already has an account. */
export async function createGuardian(
  db: Database,
  guardian: {
    name: string
    contact: Contact
    passwordHash: string
    referredBy: number | null
    verifiedAt: Date
  },
): Promise<number | null> {
  const { name, contact, passwordHash, referredBy, verifiedAt } = guardian
  const [row] = await db
    .insert(users)
    .values({
      name,
      [contact.kind]: contact.value,
      [verifiedColumn[contact.kind]]: verifiedAt,
      passwordHash,
      referredBy,
      role: 'guardian',
      referenceCode: newReferenceCode(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row?.id ?? null
}

export const setPasswordHash = (db: Database, userId: number, passwordHash: string | null) =>
  db.update(users).set({ passwordHash }).where(eq(users.id, userId))

export const insertReset = (db: Database, reset: typeof passwordResets.$inferInsert) =>
  db.insert(passwordResets).values(reset)

/** Consumes a link and returns its account; of two concurrent requests, one gets it. */
export async function useReset(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.validUntil, now),
      ),
    )
    .returning({ userId: passwordResets.userId })
  return row?.userId ?? null
}

/** Older links stop working once the password has been changed. */
export const dropResets = (db: Database, userId: number) =>
  db
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))

/** Email, mobile number and linked accounts, with the codes on their way: the login id and the password remain. */
export async function removeOtherWaysIn(tx: Database, userId: number) {
  await tx
    .update(users)
    .set({ email: null, mobile: null, emailVerifiedAt: null, mobileVerifiedAt: null })
    .where(eq(users.id, userId))
  await tx.delete(socialIdentities).where(eq(socialIdentities.userId, userId))
  await tx.delete(contactCodes).where(eq(contactCodes.userId, userId))
}
