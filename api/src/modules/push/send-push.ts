import type { PushMessage } from '@brightyard/contract'
import type { Services } from '../../server/services.ts'
import { forgetTarget, listTargets } from './push.repository.ts'

/** Sends to every browser where the person is signed in; one that has unsubscribed is deleted. */
export async function sendPush(
  { db, push, now }: Pick<Services, 'db' | 'push' | 'now'>,
  userId: number,
  message: PushMessage,
) {
  const targets = await listTargets(db, userId, now())
  await Promise.all(
    targets.map(async ({ id, ...target }) => {
      if ((await push.send(target, message)) === 'gone') await forgetTarget(db, id)
    }),
  )
}
