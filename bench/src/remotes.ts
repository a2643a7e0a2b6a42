import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPackage } from '@brightyard/build'
import { RemoteDocument } from '@brightyard/contract/release'
import { begin } from './progress.ts'

export interface RemoteFigures {
  name: string
  /** Of the entry file, as it is sent. */
  entryBytes: number
  /** Of all scripts for browsers, as they are sent. */
  scriptBytes: number
  pages: number
  slots: number
  /** Of a whole production build, browser and server, in a process of its own; null when not measured. */
  buildMilliseconds: number | null
}

export const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()
    .map((name) => join(root, name))

/** Builds each remote alone, one after the other, so that none shares its cores with another. */
export async function measureRemotes(
  folders: readonly string[],
  build: boolean,
): Promise<RemoteFigures[]> {
  const figures: RemoteFigures[] = []
  for (const folder of folders) {
    if (build) begin(`${basename(folder)} is built alone`)
    const built = build ? await buildPackage(folder, { force: true }) : null
    figures.push({ ...readRelease(folder), buildMilliseconds: built?.milliseconds ?? null })
  }
  return figures
}

function readRelease(folder: string) {
  const release = join(folder, 'dist/release')
  const document = RemoteDocument.parse(
    JSON.parse(readFileSync(join(release, 'remote.json'), 'utf8')),
  )
  const sent = (file: string) => {
    const packed = `${file}.br` in document.files ? `${file}.br` : file
    return statSync(join(release, packed)).size
  }
  return {
    name: document.name,
    entryBytes: sent(document.entry.browser),
    scriptBytes: Object.keys(document.files)
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + sent(file), 0),
    pages: document.routes.length,
    slots: document.slots.length,
  }
}
