import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseSet } from '@brightyard/contract/release'
import { writeAtomically } from '@brightyard/registry/client'

/** The set that this edge served last, for a start at which the current one cannot be prepared. */
export interface LastWorkingSet {
  read(): Promise<ReleaseSet | null>
  keep(set: ReleaseSet): Promise<void>
}

export function lastWorkingSet(folder: string): LastWorkingSet {
  const file = join(folder, 'last-working-set.json')
  let writing = Promise.resolve()
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => null)
      return text === null ? null : ReleaseSet.parse(JSON.parse(text))
    },
    keep(set) {
      const written = writing.then(() => writeAtomically(file, JSON.stringify(set)))
      writing = written.catch(() => undefined)
      return written
    },
  }
}
