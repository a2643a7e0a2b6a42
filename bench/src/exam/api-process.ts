/** The API in a process of its own, so that it can be killed. */
import { openDatabase } from '@brightyard/database'
import { startApiOn } from '../load/api-under-load.ts'

const api = await startApiOn(await openDatabase({ url: process.env['DATABASE_URL'] ?? '' }))
process.send?.(api.address)
