import { listUndelivered, sendAgain } from '@brightyard/contract'
import { adminOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { messages } from '../../database/schema/messages.schema.ts'
import { createSeal } from '../../queue/seal.ts'
import { testSecret } from '../../testing/test-api.ts'

let made = 0
const anUndelivered = async ({ api }: World) => {
  made += 1
  const content = { channel: 'email', to: 'asha@example.com', subject: 'Hello', text: 'Hello' }
  const [row] = await api.db
    .insert(messages)
    .values({
      key: `test:${made}:email:x`,
      channel: 'email',
      state: 'undelivered',
      sealedContent: createSeal(testSecret).close(content),
      createdAt: api.clock.now,
    })
    .returning({ id: messages.id })
  return { id: row?.id ?? 0 }
}

export const messageAccess: readonly AccessRow[] = [
  { call: listUndelivered, outcomes: adminOnly },
  { call: sendAgain, given: anUndelivered, outcomes: adminOnly },
]
