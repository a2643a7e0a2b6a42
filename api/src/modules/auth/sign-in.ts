import { addressKey } from '@brightyard/observability'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiProblem, invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { findAccount, readSignInName } from './account.repository.ts'
import { knownDeviceOf } from './known-device.ts'
import { isRightPassword } from './passwords.ts'
import type { SignedIn } from './sessions.ts'
import { countFailure, countOne, resetCount, uncountOne } from './throttle.repository.ts'
import type { FailureLimit } from './throttle.repository.ts'

interface Credentials {
  username?: string | undefined
  password?: string | undefined
  device: string
}

/** The same response and the same work whether the account is unknown or the password wrong. */
const wrongCredentials = () =>
  new ApiProblem(
    401,
    'wrong_credentials',
    'This sign-in name and password do not match. Check both, or ask for a new password.',
  )

export async function signIn(
  services: Services,
  request: FastifyRequest,
  credentials: Credentials,
): Promise<SignedIn> {
  const { username = '', password = '', device } = credentials
  if (!username || !password) {
    throw invalidInput({
      ...(username ? {} : { username: 'Please enter your email, mobile number or kid ID.' }),
      ...(password ? {} : { password: 'Please enter your password.' }),
    })
  }
  const account = await findAccount(services.db, username)
  const limits = limitsOf(services, request, { username, userId: account?.id })
  return services.signInTurn(request.ip, async () => {
    await limits.count()
    if (!(await isRightPassword(password, account?.passwordHash)) || !account)
      throw wrongCredentials()
    await limits.reset()
    return services.sessions.start(account.id, { device })
  })
}

/** Of one account from one address, or from one known device. */
export const perSource: FailureLimit = {
  free: 10,
  firstWaitInSeconds: 60,
  longestWaitInSeconds: 60 * 60,
}
/** Of one account from everywhere: it slows guessing down, and nobody can use it to lock the owner out for long. */
export const perAccount: FailureLimit = {
  free: 30,
  firstWaitInSeconds: 5,
  longestWaitInSeconds: 60,
}
/** Of all accounts from one address: one password tried on many names. */
const perAddress = { limit: 100, windowInMinutes: 15 }

/** A device that the account was signed in with before is counted by itself: guesses from elsewhere do not stop it. */
function limitsOf(
  services: Services,
  request: FastifyRequest,
  { username, userId }: { username: string; userId: number | undefined },
) {
  const { db, now, rateLimitFactor } = services
  const name = userId === undefined ? unknownName(username) : `user:${userId}`
  const address = addressKey(request.ip)
  const knownDevice = userId === undefined ? null : knownDeviceOf(services, request, userId)
  const source = `sign-in:${name}:${knownDevice ? `device:${knownDevice}` : address}`
  const everywhere = { account: `sign-in:${name}`, address: `sign-in:address:${address}` }
  const refuse = (retryAfter: number | null) => {
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
  }
  return {
    async count() {
      refuse(await countFailure(db, source, perSource, now()))
      if (knownDevice) return
      const { limit, windowInMinutes } = perAddress
      const total = { key: everywhere.address, limit: limit * rateLimitFactor, windowInMinutes }
      refuse(await countOne(db, total, now()))
      refuse(await countFailure(db, everywhere.account, perAccount, now()))
    },
    async reset() {
      await resetCount(db, source)
      if (knownDevice) return
      await resetCount(db, everywhere.account)
      await uncountOne(db, everywhere.address)
    },
  }
}

/** Hashed, so that nothing typed into the wrong field is stored in plain text. */
const unknownName = (username: string) =>
  `name:${createHash('sha256').update(readSignInName(username).value).digest('base64url')}`
