import { randomUUID } from 'node:crypto'
import {
  buySubscription,
  cancelSubscription,
  listSubscriptions,
  quoteSubscription,
  quoteSubscriptionEnd,
} from '@brightyard/contract'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aKid } from '../../testing/factories.ts'
import { aPlan, orderPlan } from '../../testing/subscription-factories.ts'

const guardianOf = ({ kids }: World, whose: Signed) =>
  kids[whose] === kids.owner ? 'owner' : 'other guardian'

/** A plan that costs nothing, for a new kid of this person, or of the guardian of their kid. */
async function aChoice(world: World, whose: Signed) {
  const { api, people } = world
  const { user } = await aKid(api.db, { guardianId: people[guardianOf(world, whose)].id })
  return { plan_id: (await aPlan(api.db, 2, 0)).id, user_id: user.id }
}

async function anAgreedChoice(world: World, whose: Signed) {
  const choice = await aChoice(world, whose)
  const guardian = world.callers[guardianOf(world, whose)]
  const { fingerprint } = await guardian.call(quoteSubscription, choice)
  return { ...choice, fingerprint, idempotency_key: randomUUID() }
}

async function aTerm(world: World, whose: Signed) {
  const guardian = world.callers[guardianOf(world, whose)]
  const { user_id, plan_id } = await aChoice(world, whose)
  await orderPlan(guardian, { user_id, plan_id })
  const { data } = await guardian.call(listSubscriptions, { user_id })
  return { id: data[0]?.id ?? 0, refund_in_paise: 0 }
}

/** Nobody sees another family's; kids buy and cancel nothing. */
const guardiansOnly: Outcomes = { visitor: 401, owner: 200, 'other guardian': 404, others: 403 }
const own = { 'other guardian': 200 } as const

export const subscriptionAccess: readonly AccessRow[] = [
  { call: quoteSubscription, given: aChoice, outcomes: guardiansOnly, own },
  { call: buySubscription, given: anAgreedChoice, outcomes: guardiansOnly, own },
  {
    call: listSubscriptions,
    // The list of a stranger's kid is empty.
    given: ({ kids }, whose) => ({ user_id: kids[whose].user.id }),
    outcomes: { visitor: 401, owner: 200, 'other guardian': 200, student: 200, others: 403 },
  },
  { call: quoteSubscriptionEnd, given: aTerm, outcomes: guardiansOnly, own },
  { call: cancelSubscription, given: aTerm, outcomes: guardiansOnly, own },
]
