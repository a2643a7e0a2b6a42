import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidInput } from '../../server/api-problem.ts'

/** Argon2id with the library's parameters, which are OWASP's: 19 MiB, 2 passes. */
export const hashPassword = (password: string) => hash(password)

/** Verified for unknown accounts, so that they take as long as known ones. */
const unknownAccountHash = hash('no account has this password')

export async function isRightPassword(password: string, passwordHash: string | null | undefined) {
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password)
  return matches && Boolean(passwordHash)
}

/** The most common ones of a list ordered by frequency. */
const common = new Set(dictionary['passwords-common'].slice(0, 20_000).map(String))

/** The contract checks the length. */
export function refuseCommonPassword(password: string) {
  if (!common.has(password.toLowerCase())) return
  throw invalidInput({
    password: 'This password is one of the most common ones. Please choose another.',
  })
}
