import { createHash } from 'node:crypto'
import { ApiProblem, invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { findAccount } from './account.repository.ts'
import { isRightPassword } from './passwords.ts'
import type { SignedIn } from './sessions.ts'
import { countSignIn, resetCount } from './throttle.repository.ts'

interface Credentials {
  username?: string | undefined
  password?: string | undefined
  address: string
  device: string
}

/** The same response and the same work whether the account is unknown or the password wrong. */
const wrongCredentials = () =>
  new ApiProblem(
    401,
    'wrong_credentials',
    'This sign-in name and password do not match. Check both, or ask for a new password.',
  )

export async function signIn(services: Services, credentials: Credentials): Promise<SignedIn> {
  const { username = '', password = '', address, device } = credentials
  if (!username || !password) {
    throw invalidInput({
      ...(username ? {} : { username: 'Please enter your email, mobile number or kid ID.' }),
      ...(password ? {} : { password: 'Please enter your password.' }),
    })
  }
  const { db, sessions, now } = services
  // Hashed, so that nothing typed into the wrong field is stored in plain text.
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url')
  const key = `sign-in:${name}:${address}`
  const retryAfter = await countSignIn(db, key, now())
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
  const account = await findAccount(db, username)
  if (!(await isRightPassword(password, account?.passwordHash)) || !account)
    throw wrongCredentials()
  await resetCount(db, key)
  return sessions.start(account.id, { device })
}
