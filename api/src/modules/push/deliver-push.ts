import type { PushMessage } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { PushPort } from './push-port.ts'
import { findTarget, forgetTarget } from './push.repository.ts'

/** Sends to a browser where its person is still signed in; one that has unsubscribed is deleted. */
export async function deliverPush(
  { db, push, now }: { db: Database; push: PushPort; now: Date },
  { to, message }: { to: number; message: PushMessage },
) {
  const target = await findTarget(db, to, now)
  if (!target) return
  const outcome = await push.send(target, message)
  if (outcome === 'gone') await forgetTarget(db, to)
  if (outcome === 'failed') throw new Error('The push service did not accept the message.')
}
