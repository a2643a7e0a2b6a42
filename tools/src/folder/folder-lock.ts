import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { errorCode } from '../error-code.ts'

interface Holder {
  pid: number
  /** Of the process; a pid alone is given out again. Null where the system does not tell. */
  processStart: string | null
  site: string
}

/**
 * One instance a folder: two would write the same database. The lock of a process that is gone is
 * taken over. Returns what releases it.
 */
export function lockFolder(folder: string, site: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'running.json')
  const mine: Holder = { pid: process.pid, processStart: processStart(process.pid), site }
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder && isAlive(holder)) throw alreadyRunning(folder, holder)
    if (attempt > 2)
      throw new UserFacingError(`${file} cannot be taken over.`, 'Delete it and try again.')
    rmSync(file, { force: true })
  }
}

function alreadyRunning(folder: string, holder: Holder) {
  return new UserFacingError(
    `Brightyard already runs from ${folder}: process ${holder.pid}, ${holder.site}`,
    'Open that address, or stop it with Ctrl-C in its terminal.\n' +
      'A second one needs its own folder and ports:\n' +
      '  BRIGHTYARD_FOLDER=.brightyard-2 PORT=4000 API_PORT=4001 REGISTRY_PORT=4002 RELEASES_PORT=4100 npm start',
  )
}

function readHolder(file: string): Holder | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(read) ? read : null
  } catch {
    return null // half written by a process that was killed, or just released
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'processStart' in value &&
  'site' in value

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return holder.processStart === processStart(holder.pid)
}

/** Field 22 of /proc/<pid>/stat; the command's name before it may hold spaces and brackets. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
