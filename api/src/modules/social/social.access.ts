import { randomUUID } from 'node:crypto'
import {
  completeSocialSignUp,
  finishSocialSignIn,
  listSocialProviders,
  startSocialLink,
  startSocialSignIn,
  unlinkSocial,
} from '@brightyard/contract'
import { socialIdentities } from '../../database/schema/identity.schema.ts'
import { allTheirOwn, everyone, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
import { hashOf } from '../auth/secrets.ts'
import { insertNewcomer } from './social.repository.ts'

const provider = 'google' as const
const withGoogle = () => ({ provider })

/** A flow that this person started in another browser than the one that returns. */
async function aForeignFlow({ callers }: World, whose: Signed) {
  const { state } = await callers[whose].call(startSocialLink, { provider })
  return { state, code: randomUUID() }
}

async function aTicket({ api }: World) {
  const ticket = randomUUID()
  await insertNewcomer(api.db, {
    ticketHash: hashOf(ticket),
    provider,
    subject: ticket,
    name: 'Farah Khan',
    email: null,
    emailIsVerified: false,
    validUntil: new Date(api.clock.now.getTime() + 60_000),
  })
  return { ticket, accepts_terms: true }
}

async function anIdentity({ api, people }: World, whose: Signed) {
  await api.db
    .insert(socialIdentities)
    .values({ userId: people[whose].id, provider, subject: randomUUID(), label: 'Farah' })
    .onConflictDoNothing()
  return { provider }
}

export const socialAccess: readonly AccessRow[] = [
  { call: listSocialProviders, outcomes: everyone },
  { call: startSocialSignIn, given: withGoogle, outcomes: everyone },
  { call: startSocialLink, given: withGoogle, outcomes: signedInOnly },
  // A flow belongs to the browser that started it, no matter who is signed in there.
  { call: finishSocialSignIn, given: aForeignFlow, outcomes: { others: 422 } },
  { call: completeSocialSignUp, given: aTicket, outcomes: everyone },
  { call: unlinkSocial, given: anIdentity, outcomes: ownerOnly, own: allTheirOwn },
]
