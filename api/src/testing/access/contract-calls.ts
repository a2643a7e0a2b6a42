import * as contract from '@brightyard/contract'
import type { Call } from '@brightyard/contract'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'session' in value

const exported: readonly unknown[] = Object.values(contract)

/** Every call that the contract exports. */
export const contractCalls: readonly Call[] = exported.filter(isCall)

/** Names of fields that identify a person or a record. */
export const namesAnId = /^(id|.*_id|.*Id|order_code)$/

export const fieldsOf = ({ params, query, body }: Call) =>
  [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}))
