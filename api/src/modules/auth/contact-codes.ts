import type { CodeSent } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { SignUpDraft } from '../../database/schema/identity.schema.ts'
import { ApiProblem, invalidInput } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'
import { sendMessage } from '../messages/send-message.ts'
import { codeMessage } from './auth.messages.ts'
import { codeHashOf, hashOf, newCode, newSecret } from './secrets.ts'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { contactCodes } from '../../database/schema/identity.schema.ts'

export const codeLifetimeInMinutes = 30

interface Request {
  contact: Contact
  userId?: number
  signUp?: SignUpDraft
}

/**
 * Stores a code and sends it. Neither the response nor its timing reveals whether the contact is free: `isFree`
 * runs after the response, and if it is taken, `otherwise` runs instead of sending.
 */
export function sendCode(
  services: Services,
  { contact, userId, signUp }: Request,
  check: { isFree: () => Promise<boolean>; otherwise: () => Promise<void> },
): CodeSent {
  const { db, background, now } = services
  const ticket = newSecret()
  const code = newCode()
  const sentAt = now()
  background.run('send a code', async () => {
    const isFree = await check.isFree()
    await insertContactCode(db, {
      ticketHash: hashOf(ticket),
      userId: userId ?? null,
      kind: contact.kind,
      contact: contact.value,
      codeHash: isFree ? codeHashOf(ticket, code) : null,
      signUp: isFree ? (signUp ?? null) : null,
      validUntil: new Date(sentAt.getTime() + codeLifetimeInMinutes * 60_000),
    })
    if (isFree) await sendMessage(services, contact, codeMessage(code, codeLifetimeInMinutes))
    else await check.otherwise()
  })
  return {
    ticket,
    expires_in: codeLifetimeInMinutes * 60,
    message:
      contact.kind === 'email'
        ? `We sent a message to ${contact.value}. Enter the code from it.`
        : `We sent a text message to ${contact.value}. Enter the code from it.`,
  }
}

const codeOver = () =>
  new ApiProblem(
    422,
    'code_expired',
    'This code has been used, has expired or was mistyped too often. Ask for a new one.',
  )

/** Consumes the correct code and returns its request. Call it in the transaction that acts on it. */
export async function redeemCode(
  tx: Database,
  { ticket, code, now }: { ticket: string; code: string; now: Date },
  userId: number | null,
) {
  const request = await countTry(tx, hashOf(ticket), now)
  if (!request || request.userId !== userId) throw codeOver()
  if (request.codeHash !== codeHashOf(ticket, code)) return null
  if (!(await spendContactCode(tx, hashOf(ticket), now))) throw codeOver()
  return request
}

export const wrongCode = () =>
  invalidInput({ code: 'This is not the code that we sent. Check it and try again.' })

const insertContactCode = (db: Database, code: typeof contactCodes.$inferInsert) =>
  db.insert(contactCodes).values(code)

const triesAllowed = 5

/** Counts the attempt before the code is compared, so that simultaneous ones count too. Null: the ticket has expired. */
async function countTry(db: Database, ticketHash: string, now: Date) {
  const [row] = await db
    .update(contactCodes)
    .set({ wrongTries: sql`${contactCodes.wrongTries} + 1` })
    .where(
      and(
        eq(contactCodes.ticketHash, ticketHash),
        isNull(contactCodes.usedAt),
        gt(contactCodes.validUntil, now),
        lt(contactCodes.wrongTries, triesAllowed),
      ),
    )
    .returning()
  return row ?? null
}

/** False when another request has used it first. */
async function spendContactCode(db: Database, ticketHash: string, now: Date) {
  const rows = await db
    .update(contactCodes)
    .set({ usedAt: now, signUp: null })
    .where(and(eq(contactCodes.ticketHash, ticketHash), isNull(contactCodes.usedAt)))
    .returning({ ticketHash: contactCodes.ticketHash })
  return rows.length === 1
}
