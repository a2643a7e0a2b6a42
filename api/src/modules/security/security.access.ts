import { randomInt, randomUUID } from 'node:crypto'
import {
  cancelDeletion,
  changeContact,
  changePassword,
  confirmContact,
  endOtherSessions,
  endSession,
  exportOwnData,
  getProfile,
  getSecurity,
  removeContact,
  requestDeletion,
  updateProfile,
  verifyContact,
} from '@brightyard/contract'
import { sessions } from '../../database/schema/users.schema.ts'
import { allTheirOwn, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
import { sentMessage } from '../../testing/access/access-world.ts'
import { testPassword } from '../../testing/factories.ts'

const proof = { current_password: testPassword }

/** Another device of this person. */
async function aDevice({ api, people }: World, whose: Signed) {
  const later = new Date(api.clock.now.getTime() + 24 * 60 * 60_000)
  const id = randomUUID()
  await api.db.insert(sessions).values({
    id,
    userId: people[whose].id,
    device: 'Chrome on Android',
    refreshHash: 'of nobody',
    renewedAt: api.clock.now,
    idleUntil: later,
    validUntil: later,
  })
  return { id }
}

/** A code on its way to a new mobile number of this person. */
async function aSentCode(world: World, whose: Signed) {
  const contact = `+9198765${randomInt(10_000, 99_999)}`
  const { ticket } = await world.callers[whose].call(changeContact, { contact, ...proof })
  return { ticket, code: await sentMessage(world, contact, /\b\d{6}\b/) }
}

export const securityAccess: readonly AccessRow[] = [
  { call: getProfile, outcomes: signedInOnly },
  { call: updateProfile, given: () => ({ city: 'Pune' }), outcomes: signedInOnly },
  {
    call: changePassword,
    given: () => ({ ...proof, password: 'copper-lantern-58' }),
    outcomes: signedInOnly,
    byDouble: true,
  },
  { call: getSecurity, outcomes: signedInOnly },
  { call: endSession, given: aDevice, outcomes: ownerOnly, own: allTheirOwn },
  { call: endOtherSessions, outcomes: signedInOnly, byDouble: true },
  {
    call: changeContact,
    given: () => ({ contact: `${randomUUID()}@example.com`, ...proof }),
    outcomes: signedInOnly,
  },
  // All have confirmed theirs already; the kid has none.
  {
    call: verifyContact,
    given: () => ({ kind: 'email' }),
    outcomes: { visitor: 401, student: 422, others: 409 },
  },
  {
    call: confirmContact,
    given: aSentCode,
    // To others, a code that is not theirs does not exist.
    outcomes: { visitor: 401, owner: 200, others: 422 },
    own: allTheirOwn,
    tellsGuardians: ['student'],
  },
  {
    call: removeContact,
    given: () => ({ kind: 'email', ...proof }),
    outcomes: signedInOnly,
    byDouble: true,
  },
  { call: exportOwnData, given: () => proof, outcomes: signedInOnly },
  {
    call: requestDeletion,
    given: () => ({ understands: true, ...proof }),
    outcomes: signedInOnly,
    byDouble: true,
  },
  { call: cancelDeletion, outcomes: signedInOnly, byDouble: true },
]
