import { createClient } from '@redis/client'
import type { CountStore } from './shared-counts.ts'

const longestPauseMs = 5000

/** Processes with one Valkey, or Redis from 7 on, count together in it. Windows end by its clock. */
export function valkeyCounts(url: string): CountStore {
  const client = createClient({
    url,
    RESP: 2,
    // Nobody waits for a count: while there is no connection, a merge fails at once.
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    pingInterval: 2000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(250 * 2 ** retries, longestPauseMs),
    },
  })
  client.on('error', () => {}) // the next merge fails, and is told of
  void client.connect().catch(() => {})
  return {
    name: 'the store of LIMITS_URL',
    async merge(own) {
      const batch = client.multi()
      for (const { key, added, windowMs } of own) {
        const name = `brightyard:calls:${key}`
        batch.incrBy(name, added).pExpire(name, windowMs, 'NX').pTTL(name)
      }
      const replies = await batch.exec()
      return own.map(({ key }, place) => ({
        key,
        total: Number(replies[place * 3]),
        msLeft: Number(replies[place * 3 + 2]),
      }))
    },
    async close() {
      if (client.isOpen) client.destroy()
    },
  }
}
