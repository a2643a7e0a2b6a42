import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../disk/error-code.ts'

export const operatorTokenFile = (dataFolder: string) => join(dataFolder, 'operator-token')

/** Allows only sending telemetry; for the edges on this machine. */
const telemetryTokenFile = (dataFolder: string) => join(dataFolder, 'telemetry-token')

/** Allows what super admins do on the ops page; for the edges on this machine. */
const opsTokenFile = (dataFolder: string) => join(dataFolder, 'ops-token')

export const readOrMakeOpsToken = (dataFolder: string) =>
  readOrMakeToken(dataFolder, opsTokenFile(dataFolder))
export const readOrMakeOperatorToken = (dataFolder: string) =>
  readOrMakeToken(dataFolder, operatorTokenFile(dataFolder))
export const readOrMakeTelemetryToken = (dataFolder: string) =>
  readOrMakeToken(dataFolder, telemetryTokenFile(dataFolder))

/** A token of this data folder; made on first use, readable by its owner only. */
async function readOrMakeToken(dataFolder: string, file: string): Promise<string> {
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
