import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/** The network of this package's own tests: whatever no test answers is an error. */
export const network = setupServer()

export const bases = { vendor: 'http://localhost/vendor', cms: 'http://localhost/cms' }

type Answer = (request: Request) => Response | Promise<Response>

/** Answers every method at an address of the vendor API. */
export const at = (path: string, answer: Answer): HttpHandler =>
  http.all(bases.vendor + path, ({ request }) => answer(request))

export const json = (data: object, init?: ResponseInit) => HttpResponse.json(data, init)

/** What the API says when it refuses. */
export const refusal = (status: number, more: object = {}, headers: Record<string, string> = {}) =>
  json({ code: 'refused', message: 'Refused.', request_id: 'r-1', ...more }, { status, headers })
