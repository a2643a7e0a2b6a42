import type { Call, CallOutput, CallParsed, CallSession } from '@brightyard/contract'
import { Problem } from '@brightyard/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ActingUser } from './acting-user.ts'
import { notSignedIn } from './api-problem.ts'
import { auditCall } from './audit-log.ts'

type ActorOf<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer _R, infer S extends CallSession>
    ? { required: ActingUser; optional: ActingUser | null; none: null }[S]
    : never

/** Answers a call; its input has been validated. */
export type Handler<C extends Call, Actor extends ActorOf<C> = ActorOf<C>> = (
  actor: Actor,
  input: CallParsed<C>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => CallOutput<C> | Promise<CallOutput<C>>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before validation, so that visitors get 401 and not the problems of their body. */
    actor: ActingUser | null
  }
}

/** The only way to define an API route: path, method and schemas come from the contract. */
export function registerCall<const C extends Call, Actor extends ActorOf<C> = ActorOf<C>>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Actor>,
  /** For a call whose one statement says who asks, too; it checks the session as `actorOf` does. */
  findActor: (request: FastifyRequest) => Promise<ActingUser | null> = (request) =>
    app.actorOf(request),
) {
  app.route({
    method: call.method,
    url: `/${call.base}${call.path}`,
    schema: {
      operationId: call.name,
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? call.base],
      ...(call.session === 'required' ? { security: [{ session: [] }] } : {}),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { 200: call.response, '4xx': Problem, '5xx': Problem },
    },
    onRequest: async (request, reply) => {
      const isPublicRead = call.session === 'none' && call.method === 'GET'
      reply.header('cache-control', isPublicRead ? 'no-cache' : 'no-store')
      if (call.session === 'none') return
      request.actor = await findActor(request)
      if (call.session === 'required' && !request.actor) throw notSignedIn()
    },
    preValidation: async (request) => {
      if (call.body) request.body ??= {} // all of a body's fields may be optional
    },
    handler: async (request, reply) => {
      // The validator has replaced these by the parsed values; fastify's own types cannot follow a generic call.
      const input = Object.assign({}, request.params, request.query, request.body) as CallParsed<C>
      return handler(request.actor as Actor, input, { request, reply })
    },
    onResponse: async (request, reply) => auditCall(call, request, reply),
  })
}
