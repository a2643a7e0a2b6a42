import type { Call } from '@brightyard/contract'
import { brokenBodies } from '@brightyard/contract/testing'
import { mutate } from './mutate.ts'
import type { Random } from './seeded-random.ts'
import { partsOf, validValue } from './valid-value.ts'
import type { KnownValues } from './valid-value.ts'

export interface OddRequest {
  address: string
  body?: string
  contentType: string
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** As a URL can contain it: a lone surrogate cannot be sent at all, and Node accepts 16 kB. */
const spelled = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return encodeURIComponent(Buffer.from(text.slice(0, 500)).toString())
}

function addressOf(call: Call, params: unknown, query: unknown, random: Random) {
  const given = new Map(fieldsOf(params))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    random.oneIn(40)
      ? random.pick(['%', '%ff', '%00', '..%2f', '%2e%2e'])
      : spelled(given.get(name)),
  )
  const search = fieldsOf(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
    )
    .slice(0, 8)
    .map(([name, value]) => `${spelled(name)}=${spelled(value)}`)
  return `/${call.base}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

/** Makes requests to one call: what it wants with up to three things wrong, and now and then a broken body. */
export function oddRequests(call: Call, random: Random, known: KnownValues) {
  const parts = partsOf(call)
  const changed = (value: unknown, times: number) =>
    Array.from({ length: times }).reduce((one: unknown) => mutate(one, random), value)
  const part = (schema: typeof parts.body) => {
    if (!schema) return undefined
    return changed(validValue(schema, random, known), random.pick([0, 0, 1, 1, 1, 2, 3]))
  }
  return (): OddRequest => {
    const address = addressOf(call, part(parts.params), part(parts.query), random)
    const contentType = random.oneIn(60)
      ? random.pick(['text/plain', 'application/xml', 'application/json; charset=utf-7', 'x'])
      : 'application/json'
    if (call.method === 'GET') return { address, contentType }
    const body = random.oneIn(20)
      ? random.pick(brokenBodies)
      : // Not assigned: a name like __proto__ must reach the server as it is.
        (JSON.stringify(part(parts.body) ?? {}) ?? '')
    return { address, contentType, body }
  }
}
