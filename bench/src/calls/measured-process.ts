/** The API in a process of its own, with the demonstration data. For each message it sends what it has asked since the last. */
import { migrate, queryable, seedRows } from '@brightyard/api'
import { openDatabase } from '@brightyard/database'
import { startApiOn } from '../load/api-under-load.ts'
import { recordStatements } from '../load/statements.ts'

const opened = await openDatabase({ url: process.env['DATABASE_URL'] ?? '' })
await migrate(opened)
await seedRows(queryable(opened), new Date())
await opened.query('analyze')
const { database, record } = recordStatements(opened)
const api = await startApiOn(database, { logger: { level: 'info', base: null } })
process.send?.(api.address)

let stop = () => {}
process.on('message', (message) => {
  if (message === 'stop') return stop()
  void record(() => new Promise<void>((resolve) => (stop = resolve))).then((statements) =>
    process.send?.(statements.length),
  )
  process.send?.('recording')
})
// An orderly end, after which a profile is written.
process.once('SIGINT', () => process.exit())
