import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { confirmSignUp, fillPattern, queryString, requestToken, signUp } from '@brightyard/contract'
import type { Call, CallOutput, Token } from '@brightyard/contract'

export type Input = Readonly<Record<string, unknown>>

/** How the site answered, by what was asked for. Times in milliseconds. */
export interface Account {
  times: Map<string, number[]>
  /** 429 and 503 that say when to come back. */
  refused: number
  /** Any other failure, by its first words. */
  failed: Map<string, number>
  /** Of every tenth page: whether the server had rendered it, or the browser has to. */
  pages: { rendered: number; left: number }
}
export const newAccount = (): Account => ({
  times: new Map(),
  refused: 0,
  failed: new Map(),
  pages: { rendered: 0, left: 0 },
})

/** What the browser of somebody who signed in keeps. */
export interface Session {
  cookies: Map<string, string>
  token: Promise<string>
  /** Milliseconds of the clock; the token ends a minute later. */
  renewsAt: number
}

const cookieHeader = (cookies: Session['cookies'] = new Map()): Record<string, string> =>
  cookies.size > 0
    ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    : {}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Connections stay open, as those of a browser do. */
const agent = new Agent({ keepAlive: true })

/**
 * The bare client of node, and the body as it came: what a browser does with an answer, it does on another machine, and
 * here it would be taken from the site.
 */
function send(address: URL, { body, ...question }: Question) {
  return new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const asked = request(address, { ...question, agent, timeout: 30_000 }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('error', reject)
      message.on('end', () => resolve({ message, body: Buffer.concat(chunks) }))
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
    asked.on('error', reject)
    asked.end(body)
  })
}

const fromBrotli = promisify(brotliDecompress)

const isRefusal = ({ statusCode, headers }: IncomingMessage) =>
  (statusCode === 429 || statusCode === 503) && headers['retry-after'] !== undefined

/** Asks the site as a browser does; every answer is read to its end and written into `account`. */
export function createClient(origin: string, account: () => Account) {
  let pages = 0
  async function lookAt(page: Buffer) {
    const { pages: found } = account()
    const html = (await fromBrotli(page)).toString()
    if (html.includes('<h1')) found.rendered += 1
    else found.left += 1
  }

  /** The body of the answer; empty where it was refused or failed. */
  async function ask(
    kind: string,
    address: string,
    { headers, ...question }: Question = {},
    cookies?: Session['cookies'],
  ): Promise<string> {
    const started = performance.now()
    const note = (failure: string) => {
      const { failed } = account()
      failed.set(failure, (failed.get(failure) ?? 0) + 1)
    }
    try {
      const { message, body } = await send(new URL(address, origin), {
        ...question,
        headers: { ...headers, ...cookieHeader(cookies) },
      })
      for (const cookie of cookies ? (message.headers['set-cookie'] ?? []) : []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies?.set(name, value)
      }
      const { times } = account()
      const took = performance.now() - started
      const known = times.get(kind)
      if (known) known.push(took)
      else times.set(kind, [took])
      const { statusCode = 0 } = message
      // What the browser has to render may have 503; it shows it all the same.
      const isShown =
        statusCode === 200 || (statusCode === 503 && message.headers['x-release-set'] !== undefined)
      if (kind === 'page' && isShown && ++pages % 10 === 0) await lookAt(body)
      if (statusCode < 400 || isShown)
        return message.headers['content-encoding'] ? '' : body.toString()
      if (isRefusal(message)) account().refused += 1
      else note(`${kind}: ${statusCode} ${body.toString().slice(0, 80)}`)
    } catch (error) {
      note(`${kind}: ${error instanceof Error ? error.message : String(error)}`)
    }
    return ''
  }

  /** With the cookies of a browser; undefined where it was refused or failed. */
  async function callWith<C extends Call>(
    { kind, token, cookies }: { kind: string; token?: string } & Partial<Pick<Session, 'cookies'>>,
    asked: C,
    input: Input,
  ): Promise<CallOutput<C> | undefined> {
    const pick = (part: Call['body']) =>
      Object.fromEntries(Object.entries(input).filter(([name]) => name in (part?.shape ?? {})))
    const query = queryString(pick(asked.query) as Record<string, string>)
    const path = `/${asked.base}${fillPattern(asked.path, pick(asked.params))}${query}`
    const headers = {
      origin,
      'x-requested-with': 'fetch',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(asked.body ? { 'content-type': 'application/json' } : {}),
    }
    const body = asked.body ? { body: JSON.stringify(pick(asked.body)) } : {}
    const text = await ask(kind, path, { method: asked.method, headers, ...body }, cookies)
    return text === '' ? undefined : (JSON.parse(text) as CallOutput<C>)
  }

  /** Until it is renewed, the token `before` goes on. */
  async function keep(
    session: Session,
    asked: Promise<Token | undefined>,
    before?: Promise<string>,
  ): Promise<string> {
    const token = await asked
    if (!token && !before) throw new Error('Nobody could sign in.')
    session.renewsAt = token ? Date.now() + (token.expires_in - 60) * 1000 : Date.now()
    return token?.access_token ?? (await before) ?? ''
  }

  /** Signed in with `asked`, which is given the cookies to keep. */
  async function sessionBy(
    asked: (cookies: Session['cookies']) => Promise<Token | undefined>,
  ): Promise<Session> {
    const cookies: Session['cookies'] = new Map()
    const session: Session = { cookies, token: Promise.resolve(''), renewsAt: Infinity }
    session.token = keep(session, asked(cookies))
    await session.token
    return session
  }

  /** The access token, renewed in time as the page of a browser does. */
  function tokenOf(session: Session): Promise<string> {
    if (Date.now() > session.renewsAt) {
      session.renewsAt = Infinity
      const input = { grant_type: 'refresh_token', client_id: 'web' }
      const { cookies, token } = session
      const renewed = callWith({ kind: 'renewal', cookies }, requestToken, input)
      session.token = keep(session, renewed, token)
    }
    return session.token
  }

  /** Undefined where it was refused or failed. */
  async function call<C extends Call>(
    kind: string,
    asked: C,
    input: Input = {},
    session?: Session,
  ) {
    return callWith(
      session ? { kind, token: await tokenOf(session), cookies: session.cookies } : { kind },
      asked,
      input,
    )
  }

  const signIn = (username: string, password: string) =>
    sessionBy((cookies) => {
      const input = { grant_type: 'password', client_id: 'web', username, password }
      return callWith({ kind: 'sign in', cookies }, requestToken, input)
    })

  /** Signs a new guardian up, with the code from the development outbox. */
  async function signUpAs(username: string): Promise<Session> {
    const person = { name: 'A visitor', username, password: 'violet-harbour-27' }
    const sent = await call('sign up', signUp, { ...person, accepts_terms: true })
    for (let turn = 0; turn < 100; turn++) {
      const outbox = await fetch(`${origin}/dev/outbox`, {
        headers: { accept: 'application/json' },
      })
      const messages = (await outbox.json()) as { to: string; text: string }[]
      const text = messages.find(({ to }) => to === username)?.text ?? ''
      const code = /\b\d{6}\b/.exec(text)?.[0]
      const confirmed = { ticket: sent?.ticket, code }
      if (code)
        return sessionBy((cookies) =>
          callWith({ kind: 'sign up', cookies }, confirmSignUp, confirmed),
        )
      await wait(100)
    }
    throw new Error(`${username} got no code.`)
  }
  return { ask, call, tokenOf, signIn, signUpAs }
}
export type Client = ReturnType<typeof createClient>
