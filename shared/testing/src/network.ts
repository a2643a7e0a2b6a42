import type { Call, CallInput, CallOutput } from '@brightyard/contract/calls'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'

/** The network of the tests: whatever no test answers is an error. */
export const network = setupServer(
  http.get('*/healthz', () => HttpResponse.text('ok')), // asked where something could not be loaded
)

/** Where tests reach the two APIs, and the registry through the edge. */
export const testBases = {
  vendor: 'http://localhost/vendor',
  cms: 'http://localhost/cms',
  ops: 'http://localhost/ops/registry',
} as const

export interface Received<C extends Call> {
  input: CallInput<C>
  request: Request
}

type Responder<C extends Call> = (
  received: Received<C>,
) => CallOutput<C> | Response | Promise<CallOutput<C> | Response>
type Answer<C extends Call> = CallOutput<C> | Responder<C>

const isResponder = <C extends Call>(given: Answer<C>): given is Responder<C> =>
  typeof given === 'function'

async function inputOf(request: Request, params: object) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const text = await request.clone().text()
  const isJson = text !== '' && request.headers.get('content-type')?.includes('json') === true
  const body: unknown = isJson ? JSON.parse(text) : {}
  return { ...query, ...(body as object), ...params }
}

/** Answers a call of the contract; the answer has the contract's type. Handed to `network.use(…)`. */
export function answer<C extends Call>(call: C, given: Answer<C>): RequestHandler {
  const method = call.method.toLowerCase() as 'get'
  return http[method](testBases[call.base] + call.path, async ({ request, params }) => {
    const input = (await inputOf(request, params)) as unknown as CallInput<C>
    const data = isResponder(given) ? await given({ input, request }) : given
    return data instanceof Response ? data : HttpResponse.json(data as object)
  })
}

/** Answers requests of a protocol that is no call of the contract; null cuts the connection. */
export function answerPath(
  path: string,
  given: (request: Request) => Response | null | Promise<Response | null>,
): RequestHandler {
  return http.all(`http://localhost${path}`, async ({ request }) => {
    return (await given(request)) ?? HttpResponse.error()
  })
}

/** Refuses a call the way the API does: `refuse(getProduct, 404)`. */
export function refuse(call: Call, status: number, problem: object = {}): RequestHandler {
  return answer(call, () =>
    HttpResponse.json(
      { code: 'refused', message: 'Refused.', request_id: 'test', ...problem },
      { status },
    ),
  )
}

/** A call that gets no answer at all. */
export const cutOff = (call: Call): RequestHandler => answer(call, () => HttpResponse.error())

/** A call that waits for the test to go on. */
export const hang = (call: Call): RequestHandler => answer(call, () => new Promise<never>(() => {}))
