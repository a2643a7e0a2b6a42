import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidInput } from '../../server/api-problem.ts'

/** Argon2id with the library's parameters, which are OWASP's: 19 MiB, 2 passes. */
export const hashPassword = (password: string) => hash(password)

/** Checked when there is nothing to check, so that an unknown account takes as long. */
const nobodysHash = hash('nobody signs in with this')

export async function isRightPassword(password: string, passwordHash: string | null | undefined) {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && Boolean(passwordHash)
}

/** The list is ordered by how common a password is; far more than the 3,000 asked for. */
const common = new Set(dictionary['passwords-common'].slice(0, 20_000).map(String))

/** Y-016. Lengths are checked by the contract. */
export function refuseCommonPassword(password: string) {
  if (!common.has(password.toLowerCase())) return
  throw invalidInput({
    password: 'This password is one of the most common ones. Please choose another.',
  })
}
