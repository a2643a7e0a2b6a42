import type { DeploymentResult } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { styled } from './terminal.ts'

export function printSwap({ terminal, command }: CliContext, { set, changed }: DeploymentResult) {
  if (!changed) {
    terminal.out(`Set ${set.number} has that content already. Nothing was changed.`)
    return
  }
  const back = set.restores === undefined ? '' : `, with the content of set ${set.restores}`
  terminal.out(styled(terminal, 'green', `✔ set ${set.number} is current${back}`))
  for (const [name, { release }] of Object.entries(set.remotes)) {
    terminal.out(`  ${name}  ${release.version}`)
  }
  if (set.previous !== null) terminal.out(`To go back: ${command} rollback --reason "…"`)
}
