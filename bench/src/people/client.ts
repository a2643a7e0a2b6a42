import { setTimeout as wait } from 'node:timers/promises'
import { confirmSignUp, fillPattern, queryString, signUp } from '@brightyard/contract'
import type { Call, CallOutput } from '@brightyard/contract'

export type Input = Readonly<Record<string, unknown>>

/** How the site answered, by what was asked for. Times in milliseconds. */
export interface Account {
  times: Map<string, number[]>
  /** 429 and 503 that say when to come back. */
  refused: number
  /** Any other failure, by its first words. */
  failed: Map<string, number>
}
export const newAccount = (): Account => ({ times: new Map(), refused: 0, failed: new Map() })

const isRefusal = ({ status, headers }: Response) =>
  (status === 429 || status === 503) && headers.has('retry-after')

/** Asks the site as a browser does; every answer is read to its end and written into `account`. */
export function createClient(origin: string, account: () => Account) {
  async function ask(kind: string, address: string, init: RequestInit = {}): Promise<string> {
    const started = performance.now()
    const note = (failure: string) => {
      const { failed } = account()
      failed.set(failure, (failed.get(failure) ?? 0) + 1)
    }
    try {
      const response = await fetch(new URL(address, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        ...init,
      })
      const text = await response.text()
      const { times } = account()
      const took = performance.now() - started
      const known = times.get(kind)
      if (known) known.push(took)
      else times.set(kind, [took])
      if (response.status < 400) return text
      if (isRefusal(response)) account().refused += 1
      else note(`${kind}: ${response.status} ${text.slice(0, 80)}`)
    } catch (error) {
      note(`${kind}: ${error instanceof Error ? error.name : String(error)}`)
    }
    return ''
  }

  /** Undefined where it was refused or failed. */
  async function call<C extends Call>(
    kind: string,
    asked: C,
    input: Input = {},
    token?: string,
  ): Promise<CallOutput<C> | undefined> {
    const pick = (part: Call['body']) =>
      Object.fromEntries(Object.entries(input).filter(([name]) => name in (part?.shape ?? {})))
    const query = queryString(pick(asked.query) as Record<string, string>)
    const path = `/${asked.base}${fillPattern(asked.path, pick(asked.params))}${query}`
    const text = await ask(kind, path, {
      method: asked.method,
      headers: {
        origin,
        'x-requested-with': 'fetch',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(asked.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(asked.body ? { body: JSON.stringify(pick(asked.body)) } : {}),
    })
    return text === '' ? undefined : (asked.response.parse(JSON.parse(text)) as CallOutput<C>)
  }
  return { ask, call }
}
export type Client = ReturnType<typeof createClient>

/** Signs a new guardian up, with the code from the development outbox; returns the access token. */
export async function signUpOn(origin: string, client: Client, at: number): Promise<string> {
  const username = `visitor${at}@example.com`
  const person = { name: `Visitor ${at}`, username, password: 'violet-harbour-27' }
  const sent = await client.call('sign up', signUp, { ...person, accepts_terms: true })
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } })
    const messages = (await answer.json()) as { to: string; text: string }[]
    const text = messages.find(({ to }) => to === username)?.text ?? ''
    const code = /\b\d{6}\b/.exec(text)?.[0]
    const done =
      code && (await client.call('sign up', confirmSignUp, { ticket: sent?.ticket, code }))
    if (done) return done.access_token
    await wait(100)
  }
  throw new Error(`${username} got no code.`)
}
