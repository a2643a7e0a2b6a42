import * as contract from '@brightyard/contract/calls'
import type { Call } from '@brightyard/contract/calls'
import type { Page } from '@playwright/test'
import { fits } from './site-links.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value

const calls = Object.values<unknown>(contract).filter(isCall)

const callOf = (method: string, pathname: string) =>
  calls
    .filter((one) => one.method === method && fits(`/${one.base}${one.path}`, pathname))
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0]

/** What a person wrote or reads; not an id, slug, address, state, time or time zone. */
const isText = (text: string) =>
  /\s|^\p{Lu}/u.test(text) && !/^\d{4}-\d\d-\d\d|^\w+\/\w+$/.test(text)

type Path = readonly PropertyKey[]

function replaced(
  value: unknown,
  next: () => string,
  kept: ReadonlySet<string>,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return isText(value) && !kept.has(path.join('\0')) ? next() : value
  if (Array.isArray(value))
    return value.map((one: unknown, at) => replaced(one, next, kept, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, next, kept, [...path, name])]),
  )
}

/** The answer with a payload in every text for which the call's schema has room. */
function hostile(call: Call, answer: unknown, next: () => string): unknown {
  const kept = new Set<string>()
  for (let round = 0; round < 8; round += 1) {
    const changed = replaced(answer, next, kept)
    const parsed = call.response.safeParse(changed)
    if (parsed.success) return changed
    for (const { path } of parsed.error.issues) kept.add(path.join('\0'))
  }
  return answer
}

/** Every answer of the API that the page gets from now on holds payloads, by turns. */
export async function answerWith(page: Page, payloads: readonly string[]) {
  let turn = 0
  const next = () => payloads[turn++ % payloads.length] ?? ''
  await page.route(/\/(vendor|cms)\/api\//, async (route) => {
    const request = route.request()
    const call = callOf(request.method(), new URL(request.url()).pathname)
    if (!call || request.headers()['accept']?.includes('event-stream')) return route.continue()
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    if (!response.ok() || !isJson) return route.fulfill({ response })
    return route.fulfill({ response, json: hostile(call, await response.json(), next) })
  })
}
