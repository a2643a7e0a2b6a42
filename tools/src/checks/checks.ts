import { runNode } from '../run-command.ts'
import type { CommandResult } from '../run-command.ts'

/** One question that `verify` asks, answered by a tool that runs on its own. */
export interface Check {
  name: string
  run: () => Promise<CommandResult>
}

/** A program of the repository's packages: its file below node_modules, and its arguments. */
export const program = (file: string, ...args: string[]): Check['run'] => {
  return () => runNode([`node_modules/${file}`, ...args])
}

/** What needs no build, the slow ones first so that two at a time end together. */
export const sourceChecks: readonly Check[] = [
  { name: 'types', run: program('typescript/bin/tsc', '-b') },
  { name: 'lint', run: program('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', run: program('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { name: 'dead code', run: program('knip/bin/knip.js', '--no-progress') },
]
