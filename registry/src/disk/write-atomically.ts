import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from './error-code.ts'

export interface WriteOptions {
  /** Where the draft lives until it is complete; must be on the same disk. The file's own folder by default. */
  draftFolder?: string
  /** False for a cache that checks what it reads: a power cut may lose or damage the file. */
  lasting?: boolean
}

/**
 * Writes a file so that its name never refers to partial content: under a temporary name, synced to the
 * disk, then renamed.
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { draftFolder = dirname(file), lasting = true }: WriteOptions = {},
): Promise<void> {
  await mkdir(draftFolder, { recursive: true })
  await mkdir(dirname(file), { recursive: true })
  const draft = join(draftFolder, `.draft-${randomUUID()}`)
  const handle = await open(draft, 'wx', 0o644)
  try {
    await handle.writeFile(content)
    if (lasting) await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  if (lasting) await syncFolder(dirname(file))
}

/** The rename itself has to reach the disk too. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For `catch` behind a read: a missing file is null, any other error is rethrown. */
export function nullWhenMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}
