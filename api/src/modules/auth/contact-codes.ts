import { accountPaths } from '@brightyard/contract'
import type { CodeSent } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { ApiProblem, invalidInput } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { sendMessage } from '../messages/send-message.ts'
import { findAccountById, isContactTaken } from './account.repository.ts'
import { accountExistsMessage, codeMessage } from './auth.messages.ts'
import { codeHashOf, hashOf, newCode, newSecret } from './secrets.ts'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { consentSubjects, contactCodes } from '../../database/schema/identity.schema.ts'

export const codeLifetimeInMinutes = 30

const Contact = z.object({ kind: z.enum(['email', 'mobile']), value: z.string() })
type Contact = z.infer<typeof Contact>
const SignUpDraft = z.object({
  name: z.string(),
  passwordHash: z.string(),
  referredBy: z.int().nullable(),
  consents: z.array(z.object({ subject: z.enum(consentSubjects), version: z.string() })),
})
const CodeRequest = z.object({
  contact: Contact,
  ticket: z.string(),
  code: z.string(),
  sentAt: z.coerce.date(),
  /** Of a signed-in person, whose own contact counts as free. */
  userId: z.int().nullable(),
  signUp: SignUpDraft.nullable(),
})
type CodeRequest = z.infer<typeof CodeRequest>

/**
 * Returns the function that sends a code. Neither the response nor its timing reveals whether the contact is free:
 * that is found out by a task, which notifies the account's owner instead if it is taken.
 */
export function codeSender(services: Services, name: 'sign-up-code' | 'contact-code') {
  const { db, tasks, now } = services
  const addTask = tasks.define({
    name,
    input: CodeRequest,
    validForMinutes: codeLifetimeInMinutes,
    run: (request) => storeAndSend(services, request),
  })
  return async (
    contact: Contact,
    { userId = null, signUp = null }: Partial<Pick<CodeRequest, 'userId' | 'signUp'>>,
  ): Promise<CodeSent> => {
    const ticket = newSecret()
    await addTask(db, { contact, ticket, code: newCode(), sentAt: now(), userId, signUp })
    return {
      ticket,
      expires_in: codeLifetimeInMinutes * 60,
      message:
        contact.kind === 'email'
          ? `We sent a message to ${contact.value}. Enter the code from it.`
          : `We sent a text message to ${contact.value}. Enter the code from it.`,
    }
  }
}

const storeAndSend = (services: Services, request: CodeRequest) =>
  services.db.transaction(async (tx) => {
    const { contact, ticket, code, sentAt, userId, signUp } = request
    const isFree = await isFreeFor(tx, contact, userId)
    const validUntil = new Date(sentAt.getTime() + codeLifetimeInMinutes * 60_000)
    const ticketHash = hashOf(ticket)
    const isStored = await insertContactCode(tx, {
      ticketHash,
      userId,
      kind: contact.kind,
      contact: contact.value,
      codeHash: isFree ? codeHashOf(ticket, code) : null,
      signUp: isFree ? signUp : null,
      validUntil,
    })
    if (!isStored) return // by an earlier attempt
    await sendMessage(services, tx, {
      cause: `code:${ticketHash}`,
      to: [contact],
      ...(isFree
        ? { validUntil, message: codeMessage(code, codeLifetimeInMinutes) }
        : { message: accountExists(services) }),
    })
  })

async function isFreeFor(tx: Database, contact: Contact, userId: number | null) {
  const owner = userId === null ? undefined : await findAccountById(tx, userId)
  return owner?.[contact.kind] === contact.value || !(await isContactTaken(tx, contact))
}

/** Sent instead of a code, to let the owner know that the account exists. */
const accountExists = ({ publicOrigin }: Services) =>
  accountExistsMessage(
    `${publicOrigin}${accountPaths.login.to()}`,
    `${publicOrigin}${accountPaths.forgotPassword.to()}`,
  )

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

/** False where the code is stored already. */
async function insertContactCode(db: Database, code: typeof contactCodes.$inferInsert) {
  const rows = await db.insert(contactCodes).values(code).onConflictDoNothing().returning()
  return rows.length === 1
}

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
