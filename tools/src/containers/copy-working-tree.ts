import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inRoot } from '../root.ts'
import { listWorkingTree } from '../working-tree.ts'

/** Copies what a fresh clone would have, with the changes that are not committed, so that a test may change it. */
export async function copyWorkingTree(folder: string): Promise<void> {
  for (const file of await listWorkingTree()) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    // With their times, by which some builders tell whether a file has changed.
    await cp(inRoot(file), join(folder, file), { preserveTimestamps: true })
  }
}

/** Files with a secret in places where people leave them; none may be in an image. */
export async function plantSecrets(folder: string, secret: string): Promise<void> {
  const places = [
    'api/.env',
    'registry/.env.local',
    'host/.npmrc',
    'mfe-shop/src/.env.production',
    'shared/contract/server.pem',
    'mfe-shop/upload.key',
  ]
  for (const place of places) await writeFile(join(folder, place), `SECRET=${secret}\n`)
}
