import type { ZodMiniObject, ZodMiniType, input, output } from '@brightyard/contract/schema'

/** The API a call belongs to: `/vendor` or `/cms` unless configured otherwise (spec §7); `ops` is the edge's way to the registry. */
export type ApiBase = 'vendor' | 'cms' | 'ops'
/** Where they answer; the way to the registry is known to pages in a browser only. */
export type ApiBases = Record<'vendor' | 'cms', string> & { ops?: string }
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallSession = 'required' | 'optional' | 'none'

type Shape = ZodMiniObject
type InputOf<S> = S extends Shape ? input<S> : unknown

/** One call of the API: the server registers it and the client makes it from the same value. */
export interface Call<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Response extends ZodMiniType = ZodMiniType,
  Session extends CallSession = CallSession,
> {
  readonly name: string
  readonly method: CallMethod
  readonly base: ApiBase
  /** Fastify's pattern, without the base: `/api/orders/:id`. */
  readonly path: string
  /**
   * required: refused with 401 without a session, and not sent by a visitor's page.
   * optional: answers more with one. none: never carries one.
   */
  readonly session: Session
  /** A POST that changes nothing, so that a page may make it while it is rendered on the server. */
  readonly reads?: boolean
  /** Its answer may be withdrawn at any moment, so nobody gets one that was given to somebody else. */
  readonly revocable?: boolean
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
}

/** What a caller passes: parameters, query and body in one flat object. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B> ? Simplify<InputOf<P> & InputOf<Q> & InputOf<B>> : never
export type CallOutput<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer R> ? output<R> : never
/** What the server's handler gets: the same, parsed. */
export type CallParsed<C> =
  C extends Call<infer P, infer Q, infer B>
    ? Simplify<ParsedOf<P> & ParsedOf<Q> & ParsedOf<B>>
    : never
type ParsedOf<S> = S extends Shape ? output<S> : unknown
type Simplify<T> = { [K in keyof T]: T[K] }

/** Names a call's fields once for server and client. Names must not repeat between params, query and body. */
export function defineCall<
  Response extends ZodMiniType,
  Session extends CallSession,
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(call: {
  name: string
  method: CallMethod
  base: ApiBase
  path: string
  session: Session
  reads?: boolean
  revocable?: boolean
  summary: string
  params?: Params
  query?: Query
  body?: Body
  response: Response
}): Call<Params, Query, Body, Response, Session> {
  return {
    ...call,
    params: call.params as Params,
    query: call.query as Query,
    body: call.body as Body,
  }
}
