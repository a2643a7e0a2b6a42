import { confirmSignUp, signUp } from '@brightyard/contract'
import type { ApiUnderLoad } from './api-under-load.ts'

let made = 0

/** Signs a new guardian up, as the site does; returns the access token. */
export async function signUpGuardian(api: ApiUnderLoad): Promise<string> {
  const username = `guardian${++made}@example.com`
  const password = 'violet-harbour-27'
  const { ticket } = await api.call(signUp, {
    name: `Guardian ${made}`,
    username,
    password,
    accepts_terms: true,
  })
  await api.settled()
  const email = api.emails.findLast(({ to }) => to === username)
  const code = /\b\d{6}\b/.exec(email?.text ?? '')?.[0] ?? ''
  return (await api.call(confirmSignUp, { ticket, code })).access_token
}
