import { randomUUID } from 'node:crypto'
import {
  getPoints,
  listReferrals,
  readApplication,
  readInvitation,
  referUser,
  sendApplication,
  subscribeToNewsletter,
} from '@brightyard/contract'
import { adminOnly, everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
import { sentMessage } from '../../testing/access/access-world.ts'

const anEmail = () => ({ email: `${randomUUID()}@example.com` })

async function anInvitation(world: World, whose: Signed) {
  const { email } = anEmail()
  await world.callers[whose].call(referUser, { email, is_vendor: true, name: 'Sur', city: 'Pune' })
  return { id: await sentMessage(world, email, /invitation=([\w-]+)/) }
}

/** What a school sends that wants to join. */
export const anApplication = () => ({
  kind: 'school' as const,
  organisation: 'Green Valley School',
  contact_name: 'Asha Rao',
  ...anEmail(),
  mobile: '98765 00002',
  city: 'Pune',
  services: [],
  message: '',
})

export const applicationAccess: readonly AccessRow[] = [
  { call: sendApplication, given: anApplication, outcomes: everyone },
  {
    call: readApplication,
    given: ({ callers }) => callers.visitor.call(sendApplication, anApplication()),
    outcomes: adminOnly,
  },
  // Only the email contains its address.
  { call: readInvitation, given: anInvitation, outcomes: everyone },
  // By the cookie of a browser, which no actor here has.
  { call: getPoints, outcomes: everyone },
  { call: listReferrals, outcomes: signedInOnly },
  {
    call: referUser,
    given: () => ({ ...anEmail(), is_vendor: false }),
    outcomes: signedInOnly,
  },
  { call: subscribeToNewsletter, given: anEmail, outcomes: everyone },
]
