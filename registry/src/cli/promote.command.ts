import { DeploymentResult } from '@brightyard/contract/registry'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { setNumber } from './release-argument.ts'
import { styled } from './terminal.ts'

interface CandidateOptions {
  reason: string
  actor: string
}

const candidateCommand = (name: string, { user }: CliContext) =>
  new Command(name)
    .argument('[set]', 'only if this set is the candidate', setNumber)
    .requiredOption('--reason <text>', 'why; shown in the history')
    .option('--actor <name>', 'who acts', user)

export const promoteCommand = (context: CliContext) =>
  candidateCommand('promote', context)
    .description('Makes the candidate the current set: everybody gets it')
    .action(async (candidate: number | undefined, options: CandidateOptions) => {
      const { registry, terminal } = context
      const { set } = await registry.post('/promote', { ...options, candidate }, DeploymentResult)
      terminal.out(styled(terminal, 'green', `✔ set ${set.number} is current`))
      terminal.out('To go back: pnpm remotes rollback --reason "…"')
    })

export const haltCommand = (context: CliContext) =>
  candidateCommand('halt', context)
    .description('Ends the canary: everybody gets the current set again')
    .action(async (candidate: number | undefined, options: CandidateOptions) => {
      const { registry, terminal } = context
      const { set } = await registry.post('/halt', { ...options, candidate }, DeploymentResult)
      terminal.out(styled(terminal, 'green', `✔ halted; everybody gets set ${set.number}`))
    })
