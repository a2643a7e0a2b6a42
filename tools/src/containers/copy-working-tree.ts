import { cp, mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { inRoot } from '../root.ts'
import { runCommand } from '../run-command.ts'

/** Copies what a fresh clone would have, with the changes that are not committed, so that a test may change it. */
export async function copyWorkingTree(folder: string): Promise<void> {
  const { code, standardOutput, output } = await runCommand('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  if (code !== 0) throw new UserFacingError(`git does not list the files.\n${output}`)
  for (const file of standardOutput.split('\0').filter(Boolean)) {
    // One that is deleted and not committed is listed too.
    if (!existsSync(inRoot(file))) continue
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
