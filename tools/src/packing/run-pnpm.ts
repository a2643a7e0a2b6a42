import { pnpmArguments, withoutNpmNoise } from '../../bootstrap/pnpm.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { runCommand } from '../run-command.ts'

/** Runs pnpm in a folder; throws with its output when it fails. */
export async function runPnpm(args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await runCommand('npx', pnpmArguments([...args]), {
    cwd,
    inherited: withoutNpmNoise(process.env),
    environment: { NODE_OPTIONS: '', NODE_ENV: '' },
  })
  if (code !== 0) throw new UserFacingError(`pnpm ${args.join(' ')} failed in ${cwd}.\n${output}`)
  return output
}
