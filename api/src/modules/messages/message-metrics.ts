import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Database } from '../../database/database.ts'
import { countMessages } from './message.repository.ts'

/** Figures of the outbox, counted when they are read. */
export const messageMetrics = (db: Database) => (registry: Registry) => {
  new Gauge({
    name: 'messages',
    help: 'Messages of the last 30 days, by channel and state',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { channel, state, total } of await countMessages(db))
        this.set({ channel, state }, total)
    },
  })
}
