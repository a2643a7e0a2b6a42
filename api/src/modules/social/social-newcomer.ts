import type { SocialProviderId } from '@brightyard/contract'
import { EmailAddress, PersonName } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { newReferenceCode } from '../auth/account.repository.ts'
import { refuseReservedName } from '../auth/reserved-names.ts'
import { consentVersions, recordConsents } from '../auth/consent.repository.ts'
import { hashOf, newSecret } from '../auth/secrets.ts'
import { markJoined } from '../referrals/referral-reward.repository.ts'
import type { SocialPerson } from './social-provider.ts'
import { flowExpired } from './social-flow.ts'
import { insertIdentity, insertNewcomer, useNewcomer } from './social.repository.ts'

const lifetimeInMinutes = 30

/** Stores what the provider said until the terms are accepted. */
export async function welcomeNewcomer(
  { db, now }: Services,
  provider: SocialProviderId,
  person: SocialPerson,
) {
  const ticket = newSecret()
  const email = EmailAddress.safeParse(person.email).data ?? null
  const named = PersonName.safeParse(person.name?.trim().slice(0, 100)).data
  const name = named ?? email?.split('@')[0] ?? 'Guardian'
  await insertNewcomer(db, {
    ticketHash: hashOf(ticket),
    provider,
    subject: person.subject,
    name,
    email,
    emailIsVerified: email !== null && person.emailIsVerified,
    validUntil: new Date(now().getTime() + lifetimeInMinutes * 60_000),
  })
  return { outcome: 'new' as const, ticket, name, email }
}

/** Null when the ticket has expired, or the identity got an account in the meantime. */
export function admitNewcomer(
  { db, now }: Services,
  { ticket, ...given }: { ticket: string; name: string | undefined; referredBy: number | null },
): Promise<number | null> {
  const time = now()
  return db.transaction(async (tx) => {
    const newcomer = await useNewcomer(tx, hashOf(ticket), time)
    if (!newcomer) return null
    const { provider, subject, email, emailIsVerified } = newcomer
    const { name = newcomer.name, referredBy } = given
    await refuseReservedName(tx, name)
    const account = { name, referredBy, role: 'guardian' as const, passwordHash: null }
    const verifiedAt = emailIsVerified ? time : null
    const userId =
      (await insertUser(tx, { ...account, email, emailVerifiedAt: verifiedAt })) ??
      // Another account has this mailbox, unverified: nothing is taken from that account.
      (await insertUser(tx, { ...account, email: null }))
    if (userId === null) return null
    if (!(await insertIdentity(tx, { userId, provider, subject, label: email })))
      throw flowExpired()
    await recordConsents(tx, userId, [{ subject: 'terms', version: consentVersions.terms }], time)
    const contact = email && emailIsVerified ? ({ kind: 'email', value: email } as const) : null
    await markJoined(tx, { userId, contact, referredBy, now: time })
    return userId
  })
}

async function insertUser(
  tx: Database,
  user: Omit<typeof users.$inferInsert, 'referenceCode'>,
): Promise<number | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, referenceCode: newReferenceCode() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row?.id ?? null
}
