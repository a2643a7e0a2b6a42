import { randomUUID } from 'node:crypto'
import { buySubscription, quoteSubscription } from '@brightyard/contract'
import type { SubscriptionChoice } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { plans } from '../database/schema/subscriptions.schema.ts'
import { chooseAtGateway } from './checkout-factories.ts'
import { aKid, aUser, signedInAs } from './factories.ts'
import type { Caller, TestApi } from './test-api.ts'

/** A month of Maths AI for ₹590 unless given otherwise; there is one plan of so many months. */
export async function aPlan(db: Database, months = 1, priceInPaise = 59_000) {
  const fields = { name: 'A plan', priceInPaise, taxPercent: '18', hiddenAt: null }
  const [plan] = await db
    .insert(plans)
    .values({ code: 'MATH_AI', months, ...fields })
    .onConflictDoUpdate({ target: [plans.code, plans.months], set: fields })
    .returning()
  if (!plan) throw new Error('The plan was not made.')
  return plan
}

/** A guardian who is signed in, a kid, and the choice of a plan for the kid. */
export async function aLearner(api: TestApi) {
  const user = await aUser(api.db)
  const kid = await aKid(api.db, { guardianId: user.id, user: { name: 'Meera' } })
  const choice = { plan_id: (await aPlan(api.db)).id, user_id: kid.user.id }
  return { user, kid, choice, caller: await signedInAs(api, user) }
}

/** Asks for a quote and orders what it says. */
export async function orderPlan(caller: Caller, choice: SubscriptionChoice) {
  const { fingerprint } = await caller.call(quoteSubscription, choice)
  return caller.call(buySubscription, { ...choice, fingerprint, idempotency_key: randomUUID() })
}

export async function buyPlan(api: TestApi, caller: Caller, choice: SubscriptionChoice) {
  const { order_code, payment } = await orderPlan(caller, choice)
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  return order_code
}
