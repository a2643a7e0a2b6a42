import type { FastifyInstance } from 'fastify'

/** What tests check in responses that they do not parse by the contract: refusals, and invalid requests. */
interface AnswerBody extends Record<string, unknown> {
  code: string
  message: string
  request_id: string
  fields: Record<string, string>
  id: number
  access_token: string
}

export interface Answer {
  statusCode: number
  headers: Record<string, string>
  body: string
  json(): AnswerBody
  cookies: { name: string; value: string; attributes: Record<string, string> }[]
}

/** One request over HTTP to the listening server. */
export async function send(
  app: Pick<FastifyInstance, 'listeningOrigin'>,
  path: string,
  options: {
    method?: string
    headers?: Record<string, string>
    json?: unknown
    body?: string | URLSearchParams
    /** Redirects are followed by default. */
    redirect?: 'manual'
  } = {},
): Promise<Answer> {
  const { json, body = json === undefined ? undefined : JSON.stringify(json) } = options
  const response = await fetch(new URL(path, app.listeningOrigin), {
    method: options.method ?? 'GET',
    redirect: options.redirect ?? 'follow',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: text,
    json: () => JSON.parse(text) as AnswerBody,
    cookies: response.headers.getSetCookie().map(readCookie),
  }
}

function readCookie(line: string) {
  const [pair = '', ...rest] = line.split('; ')
  const [name = '', value = ''] = pair.split('=')
  const attributes = Object.fromEntries(
    rest.map((one) => {
      const [key = '', set = ''] = one.split('=')
      return [key.toLowerCase(), set]
    }),
  )
  return { name, value, attributes }
}
