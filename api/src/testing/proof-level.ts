import type { RowLock } from '../database/row-lock.ts'

/**
 * Reads without locking. A race test that still passes without locks proves nothing, so each one runs both ways.
 */
export const withoutLocks: RowLock = (query) => query

/** Races need a server with many connections; the embedded database has one, on which nothing can race. */
export const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * How many random cases to try: the required number with FULL_PROOF=1, before a release, and otherwise a smaller
 * one, so that runs stay short.
 */
export const tries = (full: number, otherwise: number) =>
  process.env['FULL_PROOF'] === '1' ? full : otherwise

/**
 * Tables that are tried row by row: whole on a server, and before a release; the embedded database, several times
 * slower at them, takes every third row.
 */
export const rowsInTurn = <Row>(rows: readonly Row[]): readonly Row[] =>
  isOnServer ? rows : rows.filter((_, place) => place % tries(1, 3) === 0)
