import type { Call } from '@brightyard/contract'

/** Names of fields that say whose, or which one. */
export const namesAnId = /^(id|.*_id|.*Id|order_code)$/

export const fieldsOf = ({ params, query, body }: Call) =>
  [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}))
