import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from './database-error.ts'

interface Holder {
  pid: number
  host: string
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  startedAt: string | null
  token: string
}

/** Ticks since boot at which a process started, and the boot's id: /proc, so Linux only. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name may hold spaces and brackets; the fields after it do not.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const heldHere = new Set<string>()

function holds({ pid, host, startedAt, token }: Holder): boolean {
  // A folder shared between machines: nobody here can tell whether the other one still runs.
  if (host !== hostname()) return true
  if (pid === process.pid) return heldHere.has(token)
  return isAlive(pid) && (startedAt === null || startedAt === processStart(pid))
}

function readHolder(file: string): { text: string; holder: Holder | null } | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  try {
    const holder: unknown = JSON.parse(text)
    return { text, holder: isHolder(holder) ? holder : null }
  } catch {
    return { text, holder: null }
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  'token' in value &&
  'startedAt' in value

/**
 * Takes the folder for this process; returns how to give it back. PGlite itself lets two processes write
 * into one folder, and the writes of one are silently lost.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const token = randomUUID()
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    startedAt: processStart(process.pid),
    token,
  } satisfies Holder)
  const draft = `${file}.${token}`
  writeFileSync(draft, mine)
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        linkSync(draft, file) // fails when the lock exists, and is never seen half written
        heldHere.add(token)
        return () => {
          heldHere.delete(token)
          if (readHolder(file)?.holder?.token === token) rmSync(file, { force: true })
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const found = readHolder(file)
      if (found?.holder && holds(found.holder)) throw folderInUse(folder, found.holder)
      if (found) putAside(file, token, found.text)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new DatabaseError(
    'folder_in_use',
    `The database folder ${folder} is being opened by several processes at once. Start one of them alone.`,
  )
}

/** Removes a lock that a dead process left, but not one that another process took meanwhile. */
function putAside(file: string, token: string, staleText: string) {
  const aside = `${file}.stale.${token}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, file)
  } catch {
    // Another process was faster; the next attempt sees what it did.
  } finally {
    rmSync(aside, { force: true })
  }
}

function folderInUse(folder: string, { pid, host }: Holder) {
  const where = host === hostname() ? '' : ` on ${host}`
  return new DatabaseError(
    'folder_in_use',
    `The database folder ${folder} is in use by process ${pid}${where}. ` +
      'Stop that process, choose another folder, or use PostgreSQL by DATABASE_URL. ' +
      `If process ${pid} has nothing to do with it, delete ${join(folder, 'lock')}.`,
  )
}
