import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing, writeAtomically } from '../disk/write-atomically.ts'
import { integrityOf } from '@brightyard/release-files'

/** Content-addressed storage. Another backend only has to implement this. */
export interface BlobStore {
  /** Stores the bytes and returns their integrity, which is also their name. */
  put(bytes: Buffer): Promise<string>
  /** The bytes, checked against their name; null when they are missing or damaged. */
  get(integrity: string): Promise<Buffer | null>
  /** Removes a blob that has not been written since; true when it existed and was old enough. */
  remove(integrity: string, options: { untouchedSince: Date; dryRun?: boolean }): Promise<boolean>
  /** Removes leftovers of interrupted writes. */
  removeDrafts(): Promise<void>
}

/**
 * Blobs in a folder. Bytes are written under a temporary name, synced to the disk and renamed, so a
 * blob's name never refers to partial content, even after a power failure.
 */
export function diskBlobStore(folder: string): BlobStore {
  const incoming = join(folder, 'incoming')

  const fileOf = (integrity: string) => {
    const hex = Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex')
    return join(folder, 'sha384', hex.slice(0, 2), hex.slice(2))
  }

  const get = async (integrity: string) => {
    const bytes = await readFile(fileOf(integrity)).catch(nullWhenMissing)
    return bytes && integrityOf(bytes) === integrity ? bytes : null
  }

  return {
    get,
    async put(bytes) {
      const integrity = integrityOf(bytes)
      // Reading it first repairs a blob that a failing disk has damaged.
      if (await get(integrity)) {
        // Marks it as in use for the next pruning.
        const now = new Date()
        await utimes(fileOf(integrity), now, now)
        return integrity
      }
      await writeAtomically(fileOf(integrity), bytes, { draftFolder: incoming })
      return integrity
    },
    async remove(integrity, { untouchedSince, dryRun = false }) {
      const file = fileOf(integrity)
      const found = await stat(file).catch(nullWhenMissing)
      if (!found || found.mtime > untouchedSince) return false
      if (!dryRun) await rm(file, { force: true })
      return true
    },
    async removeDrafts() {
      const left = await readdir(incoming).catch(nullWhenMissing)
      await Promise.all((left ?? []).map((name) => rm(join(incoming, name), { force: true })))
    },
  }
}
