import { roleIds, SessionUser } from '@brightyard/contract/entities'
import type { FastifyRequest } from 'fastify'

/** Why a call is not forwarded, in the shape of every refusal. */
export interface OpsRefusal {
  status: number
  code: string
  message: string
}

export type Operator = { user: SessionUser } | { refusal: OpsRefusal }

const refuse = (status: number, code: string, message: string): Operator => ({
  refusal: { status, code, message },
})

const notSignedIn = () =>
  refuse(401, 'not-signed-in', 'You are no longer signed in. Please sign in again.')
const noAnswer = () =>
  refuse(
    502,
    'api-unreachable',
    'The API does not respond, so we cannot verify who you are. Nothing was changed; the command line works without it.',
  )

/** Looks up the caller in the API with their own token; only super admins may operate the site. */
export async function operatorOf(request: FastifyRequest, apiUrl: string): Promise<Operator> {
  const { authorization } = request.headers
  if (!authorization || !/^Bearer \S+$/i.test(authorization)) return notSignedIn()
  try {
    const answer = await fetch(`${apiUrl}/vendor/api/user`, {
      headers: {
        authorization,
        accept: 'application/json',
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status === 401) return notSignedIn()
    if (!answer.ok) return noAnswer()
    const user = SessionUser.parse(await answer.json())
    if (user.role_id === roleIds.superAdmin) return { user }
    return refuse(403, 'not-an-operator', 'Only super admins may operate the site.')
  } catch (error) {
    request.log.warn({ error }, 'the api could not identify the operator')
    return noAnswer()
  }
}

/** As shown in the history and in the audit log. */
export const actorOf = ({ id, name, email }: SessionUser) =>
  `${name} (${email ?? `user ${id}`})`.slice(0, 200)
