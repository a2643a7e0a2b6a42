import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import { isSameContent } from '../checks/version.check.ts'
import { nullWhenMissing } from '../disk/write-whole.ts'

export interface Upload {
  name: string
  version: string
  /** What ops get to hear. */
  url: string
  /** False when the origin had that version already. */
  isNew: boolean
}

/**
 * Puts a built release into a release origin's folder, as `<name>/<version>/`. It appears there
 * whole or not at all, and a version that is there already is never touched.
 */
export async function uploadRelease(options: {
  from: string
  to: string
  origin: string
}): Promise<Upload> {
  const { from, to, origin } = options
  const file = join(from, 'remote.json')
  const text = await readFile(file, 'utf8').catch(nullWhenMissing)
  if (text === null) {
    throw new Error(
      `There is no release in ${from}. Build the remote first, or name its folder with --from.`,
    )
  }
  const document = RemoteDocument.safeParse(parseJson(text))
  if (!document.success) {
    throw new Error(`${file} is not in order. Build the remote again.`)
  }
  const { name, version } = document.data
  const folder = join(to, name, version)
  const url = `${origin.replace(/\/$/, '')}/${name}/${version}/`
  const there = await readFile(join(folder, 'remote.json'), 'utf8').catch(nullWhenMissing)
  const same = RemoteDocument.safeParse(there === null ? null : parseJson(there))
  if (same.success && !isSameContent(same.data, document.data)) {
    throw new Error(
      `${folder} holds another build of version ${version}. Build again, so that it gets a version of its own.`,
    )
  }
  if (same.success) return { name, version, url, isNew: false }
  if (await stat(folder).catch(nullWhenMissing)) await rm(folder, { recursive: true })
  const draft = join(to, `.incoming-${randomUUID()}`)
  try {
    await cp(from, draft, { recursive: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return { name, version, url, isNew: true }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
