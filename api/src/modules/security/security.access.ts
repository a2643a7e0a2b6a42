import { randomUUID } from 'node:crypto'
import { endSession } from '@brightyard/contract'
import { sessions } from '../../database/schema/users.schema.ts'
import { ownerOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'

/** Another device of the owner's. */
async function aDevice({ api, people }: World) {
  const later = new Date(api.clock.now.getTime() + 24 * 60 * 60_000)
  const id = randomUUID()
  await api.db.insert(sessions).values({
    id,
    userId: people.owner.id,
    device: 'Chrome on Android',
    refreshHash: 'of nobody',
    renewedAt: api.clock.now,
    idleUntil: later,
    validUntil: later,
  })
  return { id }
}

export const securityAccess: readonly AccessRow[] = [
  { call: endSession, given: aDevice, outcomes: ownerOnly },
]
