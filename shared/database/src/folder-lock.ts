import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** Who has a folder. For the message only: what counts is the lock of the operating system. */
export interface FolderHolder {
  pid: number
  host: string
  /** What the holder said of itself, such as the site's address; may be empty. */
  note: string
}

/** The folder belongs to another process, or to another part of this one. */
export class FolderInUseError extends Error {
  /** Null when the holder has not written its name yet. */
  readonly holder: FolderHolder | null

  constructor(folder: string, holder: FolderHolder | null) {
    super(`The folder ${folder} is in use by ${processName(holder)}.`)
    this.name = 'FolderInUseError'
    this.holder = holder
  }
}

/** `process 4711`, `process 4711 on build-2`, `another process`. */
export function processName(holder: FolderHolder | null): string {
  if (!holder) return 'another process'
  return `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
}

/**
 * Locks a folder, which is made when missing, until the returned function is called or the process ends, however
 * it ends. Throws a FolderInUseError when another process, or this one, has it already.
 */
export function lockFolder(folder: string, note = ''): () => void {
  mkdirSync(folder, { recursive: true })
  const [lock, holder] = [join(folder, 'lock'), holderFile(folder)]
  const descriptor = openLocked(lock)
  if (descriptor === null) throw new FolderInUseError(folder, readHolder(holder))
  writeHolder(folder, note)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    rmSync(holder, { force: true })
    rmSync(lock, { force: true })
    closeSync(descriptor)
  }
}

const holderFile = (folder: string) => join(folder, 'lock.json')

/** What this process, which has the folder, says of itself from now on. */
export function writeHolder(folder: string, note: string): void {
  const mine: FolderHolder = { pid: process.pid, host: hostname(), note }
  writeFileSync(holderFile(folder), JSON.stringify(mine))
}

/** The descriptor of the locked file; null when somebody else has the lock. */
function openLocked(file: string): number | null {
  for (;;) {
    const descriptor = openSync(file, 'a')
    if (!tryLock(descriptor)) {
      closeSync(descriptor)
      return null
    }
    // Its holder may have removed the file between opening and locking: then the lock is one on no file.
    if (fstatSync(descriptor).ino === statSync(file, { throwIfNoEntry: false })?.ino)
      return descriptor
    closeSync(descriptor)
  }
}

function readHolder(file: string): FolderHolder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(holder) ? holder : null
  } catch {
    return null // not written yet, or half
  }
}

const isHolder = (value: unknown): value is FolderHolder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  typeof value.host === 'string' &&
  'note' in value &&
  typeof value.note === 'string'
