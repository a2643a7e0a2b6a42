import type pg from 'pg'
import { PreparingClient } from './preparing-client.ts'

/** Of every pool on a server: what hangs ends, and nothing is compiled. */
export const poolOptions = (url: string, poolSize: number): pg.PoolConfig => ({
  Client: PreparingClient,
  connectionString: url,
  // Compiling a statement takes a tenth of a second, which none of ours takes to run.
  options: '-c jit=off',
  max: poolSize,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
})
