import { requestToken } from '@brightyard/contract'
import { sessionCookie } from '../modules/auth/session.routes.ts'
import { testPassword } from './factories.ts'
import type { Answer } from './send.ts'
import { callerOf } from './test-api.ts'
import type { TestApi } from './test-api.ts'

/** Signs in with the password of the tests' accounts, unless `fields` name another. */
export const signInTo = (
  { app }: TestApi,
  username: string | null,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  callerOf(app, headers).send(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username,
    password: testPassword,
    ...fields,
  })

/** Asks for a new token with the value of a session's cookie, or without one. */
export const renewIn = ({ app }: TestApi, value: string | undefined) =>
  callerOf(app, value === undefined ? {} : { cookie: `${sessionCookie}=${value}` }).send(
    requestToken,
    { grant_type: 'refresh_token', client_id: 'web' },
  )

/** The cookie that an answer sets; that of the session, if no other is named. */
export const cookieOf = ({ cookies }: Answer, name = sessionCookie) =>
  cookies.find((cookie) => cookie.name === name)
