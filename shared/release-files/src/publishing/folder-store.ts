import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseStore } from './release-store.ts'

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** A folder that some static server serves. Files appear complete: they are written under another name and linked. */
export function folderStore(folder: string): ReleaseStore {
  return {
    title: folder,
    read: (path) =>
      readFile(join(folder, path)).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }),
    async create(path, { bytes }) {
      const target = join(folder, path)
      const draft = `${target}.incoming-${randomUUID()}`
      await mkdir(dirname(target), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await link(draft, target) // unlike a rename, fails if the file already exists
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}
