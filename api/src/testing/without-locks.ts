import type { RowLock } from '../database/row-lock.ts'

/**
 * Reads without locking. A race test that still passes with it proves nothing: each one is run both ways
 * (Y-027).
 */
export const withoutLocks: RowLock = (query) => query

/** Races need a server with many connections; the embedded database has one, on which nothing can race. */
export const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined
