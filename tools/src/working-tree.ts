import { existsSync } from 'node:fs'
import { UserFacingError } from '../bootstrap/user-facing-error.mjs'
import { inRoot } from './root.ts'
import { runCommand } from './run-command.ts'

/** The files that a fresh clone would have, with those that are not committed yet; by their path from the root. */
export async function listWorkingTree(): Promise<string[]> {
  const { code, standardOutput, output } = await runCommand('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  if (code !== 0) throw new UserFacingError(`git does not list the files.\n${output}`)
  // One that is deleted and not committed is listed too.
  return standardOutput.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)))
}
