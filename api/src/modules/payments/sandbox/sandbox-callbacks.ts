import type { Database } from '../../../database/database.ts'
import { signTimed } from '../timed-signature.ts'
import { conclude, dueCallbacks, noteAnswer } from './sandbox.repository.ts'

/** Sends a callback to the shop and gives the status of its answer; throws where nobody answers. */
export type Deliver = (body: string, signature: string) => Promise<number>

/** Sends what is due; what the shop does not answer is sent again, later and later, until it is. */
export async function deliverCallbacks(options: {
  db: Database
  secret: string
  now: () => Date
  deliver: Deliver
}) {
  const { db, secret, now, deliver } = options
  for (const callback of await dueCallbacks(db, now())) {
    const { id, reference, body, outcome, attempts, isForged } = callback
    // Booked before it is told: a shop that asks at this moment hears the same.
    if (outcome && !isForged) await conclude(db, reference, outcome)
    const signature = signTimed(isForged ? `not ${secret}` : secret, body, now())
    const answer = await deliver(body, signature).catch(() => 0)
    const isAnswered = answer >= 200 && answer < 500
    const pause = Math.min(2 ** attempts, 600) * 1000
    await noteAnswer(db, id, {
      lastAnswer: answer,
      deliveredAt: isAnswered ? now() : null,
      deliverAt: isAnswered ? callback.deliverAt : new Date(now().getTime() + pause),
    })
  }
}
