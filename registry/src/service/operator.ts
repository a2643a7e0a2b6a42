import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { errorCode } from '../disk/error-code.ts'
import { Refusal } from './problem.ts'

/** What a caller may do. One operator holds all of it; tokens for less take their place here. */
export type Scope = 'publish' | 'swap'

/** The scopes of a token; empty when it is unknown. */
export type Authority = (token: string) => ReadonlySet<Scope>

export function operatorAuthority(operatorToken: string): Authority {
  const expected = hash(operatorToken)
  // Hashes are of one length and are compared in one time, so an answer's delay tells nothing.
  return (token) =>
    timingSafeEqual(hash(token), expected) ? new Set<Scope>(['publish', 'swap']) : new Set()
}

const hash = (text: string) => createHash('sha256').update(text).digest()

export const demand = (authority: Authority, scope: Scope) => async (request: FastifyRequest) => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    throw new Refusal(401, {
      code: 'not_signed_in',
      message: 'This call needs the operator’s token: Authorization: Bearer <token>.',
    })
  }
  const scopes = authority(token)
  if (scopes.size === 0) {
    throw new Refusal(401, {
      code: 'not_signed_in',
      message: 'The registry does not know this token. Use the one in its data folder.',
    })
  }
  if (!scopes.has(scope)) {
    throw new Refusal(403, {
      code: 'forbidden',
      message: `This token does not allow to ${scope}. Ask for one that does.`,
    })
  }
}

export const operatorTokenFile = (dataFolder: string) => join(dataFolder, 'operator-token')

/** The token of this data folder; made on first use, readable by its owner only. */
export async function readOrMakeOperatorToken(dataFolder: string): Promise<string> {
  const file = operatorTokenFile(dataFolder)
  await mkdir(dataFolder, { recursive: true })
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const token = (await readFile(file, 'utf8')).trim()
  if (token.length >= 32) return token
  throw new Error(`The token in ${file} is too short to be safe. Delete the file to get a new one.`)
}
