import { randomUUID } from 'node:crypto'
import {
  confirmSignUp,
  forgotKidId,
  forgotPassword,
  getUser,
  logout,
  requestToken,
  resetPassword,
  signUp,
} from '@brightyard/contract'
import { everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
import { sentMessage } from '../../testing/access/access-world.ts'
import { aUser, testPassword } from '../../testing/factories.ts'

const aNewcomer = () => ({
  name: 'Asha Rao',
  username: `${randomUUID()}@example.com`,
  password: testPassword,
  accepts_terms: true as const,
})

async function aSentCode(world: World) {
  const newcomer = aNewcomer()
  const { ticket } = await world.callers.visitor.call(signUp, newcomer)
  return { ticket, code: await sentMessage(world, newcomer.username, /\b\d{6}\b/) }
}

async function aSentLink(world: World) {
  const { email } = await aUser(world.api.db)
  const username = email ?? ''
  await world.callers.visitor.call(forgotPassword, { username })
  const token = await sentMessage(world, username, /reset_password\/([\w-]+)/)
  return { token, password: 'copper-lantern-58' }
}

const contactOf = ({ people }: World, whose: Signed) => ({
  username: people[whose].email ?? 'nobody@example.com',
})

/** Who signs in has no session yet; what counts is a password, a code or a link that only its owner has. */
export const authAccess: readonly AccessRow[] = [
  {
    call: requestToken,
    given: (world, whose) => ({
      username: world.people[whose].email ?? world.people[whose].loginId,
      grant_type: 'password',
      client_id: 'web',
      password: testPassword,
    }),
    outcomes: everyone,
  },
  { call: logout, outcomes: everyone, byDouble: true },
  { call: getUser, outcomes: signedInOnly },
  { call: signUp, given: aNewcomer, outcomes: everyone },
  { call: confirmSignUp, given: aSentCode, outcomes: everyone },
  { call: forgotKidId, given: contactOf, outcomes: everyone },
  // An admin requests an email to themselves, as everyone does.
  { call: forgotPassword, given: contactOf, outcomes: everyone, own: { 'super admin': 200 } },
  { call: resetPassword, given: aSentLink, outcomes: everyone },
]
