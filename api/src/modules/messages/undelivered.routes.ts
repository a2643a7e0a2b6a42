import { listUndelivered, sendAgain } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Seal } from '../../queue/seal.ts'
import { conflict } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import { MessageContent } from './message-content.ts'
import { isWorthSending, listUndeliveredRows, reviveMessage } from './message.repository.ts'
import type { MessageRow } from './message.repository.ts'

const perPage = 20

/** Where admins find what could not be delivered, and send it again. */
export function undeliveredRoutes(
  app: FastifyInstance,
  { db, queue, seal, now }: { db: Database; queue: Queue; seal: Seal; now: () => Date },
) {
  registerCall(app, listUndelivered, async (actor, { page = 1 }) => {
    refuseAllButAdmins(actor)
    const offset = (page - 1) * perPage
    const { rows, total } = await listUndeliveredRows(db, { limit: perPage, offset })
    const data = rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      cause: row.key.split(':').slice(0, -2).join(':'),
      recipient: recipientOf(row, seal),
      created_at: row.createdAt.toISOString(),
      tried_at: row.triedAt?.toISOString() ?? null,
      attempts: row.attempts,
      error: row.lastError ?? 'The process that sent it ended.',
      can_be_sent: isWorthSending(row, now()),
    }))
    return pageOfRows(listUndelivered, data, { page, perPage, total, query: {} })
  })

  registerCall(app, sendAgain, async (actor, { id }) => {
    refuseAllButAdmins(actor)
    await db.transaction(async (tx) => {
      const message = await reviveMessage(tx, id, now())
      if (!message) throw conflict('not_undelivered', 'This message cannot be sent again.')
      await queue.add(tx, [{ name: message.channel, data: { id } }])
    })
    return { message: 'The message is on its way.' }
  })
}

/** Masked, because an admin need not read who gets what. */
function recipientOf({ sealedContent }: MessageRow, seal: Seal): string {
  if (sealedContent === null) return ''
  try {
    const content = MessageContent.parse(seal.open(sealedContent))
    if (content.channel === 'push') return 'a browser'
    const [name = '', host] = content.to.split('@')
    return host ? `${name.slice(0, 2)}…@${host}` : `…${content.to.slice(-4)}`
  } catch {
    return 'unreadable: SESSION_SECRET was changed'
  }
}
