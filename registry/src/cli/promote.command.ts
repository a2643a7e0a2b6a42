import { DeploymentResult } from '@brightyard/contract/registry'
import { Command } from 'commander'
import { addWait, awaitEdges, type WaitOption } from './await-edges.ts'
import type { CliContext } from './cli-context.ts'
import type { ExitCode } from './exit-codes.ts'
import { wayBack } from './print-swap.ts'
import { actorName, reasonText, setNumber } from './release-argument.ts'
import { styled } from './terminal.ts'

interface CandidateOptions extends WaitOption {
  reason: string
  actor: string
}

const candidateCommand = (name: string, { user }: CliContext) =>
  addWait(new Command(name))
    .argument('[set]', 'only if this set is the candidate', setNumber)
    .requiredOption('--reason <text>', 'why; shown in the history', reasonText)
    .option('--actor <name>', 'who acts', actorName, user)

export const promoteCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  candidateCommand('promote', context)
    .description('Makes the candidate the current set: everybody gets it')
    .action(async (candidate: number | undefined, { wait, ...why }: CandidateOptions) => {
      const { registry, terminal } = context
      const answer = await registry.post('/promote', { ...why, candidate }, DeploymentResult)
      terminal.out(styled(terminal, 'green', `✔ set ${answer.set.number} is current`))
      endWith(await awaitEdges(context, { wait }, answer.deployment, wayBack(context, answer)))
    })

export const haltCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  candidateCommand('halt', context)
    .description('Ends the canary: everybody gets the current set again')
    .action(async (candidate: number | undefined, { wait, ...why }: CandidateOptions) => {
      const { registry, terminal } = context
      const body = { ...why, candidate }
      const { set, deployment } = await registry.post('/halt', body, DeploymentResult)
      terminal.out(styled(terminal, 'green', `✔ halted; everybody gets set ${set.number}`))
      endWith(await awaitEdges(context, { wait }, deployment))
    })
