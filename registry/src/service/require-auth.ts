import type { Scope } from '@brightyard/contract/registry'
import type { FastifyRequest } from 'fastify'
import type { Authority, Caller } from '../access/authority.ts'
import { allows } from '../access/scopes.ts'
import { Refusal } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token's holder; null where no token is required. */
    caller: Caller | null
  }
}

/** Requires a token with the scope. Where the scope depends on the request, the handler calls `requireScopes`. */
export const requireAuth =
  (authority: Authority, wanted: Scope) => async (request: FastifyRequest) => {
    request.caller = await callerOf(request, authority)
    requireScopes(request, [wanted])
  }

export function requireScopes(
  { caller }: Pick<FastifyRequest, 'caller'>,
  wanted: readonly Scope[],
) {
  const missing = wanted.filter((scope) => !allows(caller?.scopes ?? [], scope))
  if (missing.length === 0) return
  throw new Refusal(403, {
    code: 'forbidden',
    message: `This token lacks the scope ${missing.join(', ')}. Create one that has it: remotes tokens create.`,
  })
}

async function callerOf(request: FastifyRequest, authority: Authority): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    throw new Refusal(401, {
      code: 'not_signed_in',
      message: 'This call needs a token: Authorization: Bearer <token>.',
    })
  }
  const caller = await authority(token)
  if (caller) return caller
  throw new Refusal(401, {
    code: 'not_signed_in',
    message: 'This token is unknown, expired or revoked. Ask the operator for a new one.',
  })
}
