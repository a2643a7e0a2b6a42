import {
  haltNotice,
  type DeploymentResult,
  type HaltedRelease,
} from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { styled } from './terminal.ts'

export function printSwap(
  context: CliContext,
  { set, deployment, before, changed, haltedBefore: halted }: DeploymentResult,
) {
  const { terminal } = context
  if (!changed) {
    terminal.out(`Set ${set.number} has that content already. Nothing was changed.`)
    return
  }
  const restored = set.restores === undefined ? '' : `, with the content of set ${set.restores}`
  const done =
    before === deployment.current
      ? `the canary has ended; everybody gets set ${set.number}`
      : `set ${set.number} is current${restored}`
  terminal.out(styled(terminal, 'green', `✔ ${done}`))
  for (const [name, { release }] of Object.entries(set.remotes)) {
    terminal.out(`  ${name}  ${release.version}`)
  }
  printHalted(context, halted)
}

/** What an operator should know of what was just deployed, while it is quickly undone. */
export function printHalted({ terminal }: CliContext, halted: readonly HaltedRelease[]) {
  for (const one of halted) terminal.out(styled(terminal, 'yellow', haltNotice(one)))
}

/** The command that undoes a deployment; none where everybody still gets the set from before. */
export function wayBack(
  { command, actorFlag }: CliContext,
  { deployment, before, changed }: DeploymentResult,
): string[] {
  if (!changed || before === null || before === deployment.current) return []
  const what = deployment.kind === 'rollback' ? 'To undo this rollback' : 'To go back'
  const override = deployment.frozen ? ' --despite-freeze' : ''
  return [`${what}: ${command} rollback ${before}${override}${actorFlag} --reason "…"`]
}
