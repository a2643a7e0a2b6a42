import type { Call } from '@brightyard/contract/calls'
import { fillPattern } from '@brightyard/contract/paths'

export interface PlainRequest {
  method: Call['method']
  base: Call['base']
  /** Path with its parameters, without base. */
  path: string
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

const namesOf = (schema: Call['query']) => new Set(Object.keys(schema?.def.shape ?? {}))

/** Sorts the flat input of a call into path, query and body, by the names in its schemas. */
export function requestOf(call: Call, input: Readonly<Record<string, unknown>>): PlainRequest {
  const params = namesOf(call.params)
  const query = namesOf(call.query)
  const body = namesOf(call.body)
  const only = (names: Set<string>) =>
    Object.fromEntries(
      Object.entries(input).filter(([name, value]) => names.has(name) && value !== undefined),
    )
  return {
    method: call.method,
    base: call.base,
    path: fillPattern(call.path, only(params)),
    query: only(query),
    body: call.body ? only(body) : undefined,
  }
}
