import { Command } from 'commander'
import { DeploymentResult } from '@brightyard/contract/registry'
import { addWait, awaitEdges, type WaitOption } from './await-edges.ts'
import type { CliContext } from './cli-context.ts'
import type { ExitCode } from './exit-codes.ts'
import { printSwap, wayBack } from './print-swap.ts'
import {
  actorName,
  collect,
  isAddress,
  namedRelease,
  reasonText,
  setNumber,
  type NamedRelease,
} from './release-argument.ts'

interface SwapOptions extends WaitOption {
  reason: string
  actor: string
  expect?: number
  remove: string[]
  withoutTrial?: true
}

export const swapCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  addWait(new Command('swap'))
    .description('Makes one new set with these releases and makes it current')
    .argument(
      '[releases...]',
      '<name>=<url>, or <name>=<version> of a stored release',
      namedRelease,
    )
    .requiredOption('--reason <text>', 'why; shown in the history', reasonText)
    .option('--actor <name>', 'who swaps', actorName, context.user)
    .option('--expect <number>', 'only if this set is current', setNumber)
    .option('--without-trial', 'skip the trial render when the API is down')
    .option('--remove <name>', 'take a remote out of the site', collect, [])
    .action(async (releases: NamedRelease[], options: SwapOptions, command: Command) => {
      if (releases.length + options.remove.length === 0) {
        command.error('error: name at least one release, as <name>=<url>')
      }
      const remotes = Object.fromEntries(
        releases.map(({ name, value }) => [
          name,
          isAddress(value) ? { url: value } : { version: value },
        ]),
      )
      const { withoutTrial, wait, ...rest } = options
      const body = { ...rest, remotes, allowWithoutTrial: withoutTrial === true }
      const answer = await context.registry.post('/swap', body, DeploymentResult)
      printSwap(context, answer)
      endWith(await awaitEdges(context, { wait }, answer.deployment, wayBack(context, answer)))
    })

export const rollbackCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  addWait(new Command('rollback'))
    .description('Creates a new set with the content of an earlier one and makes it current')
    .argument(
      '[set]',
      'the earlier set; without one, the set before the present content',
      setNumber,
    )
    .requiredOption('--reason <text>', 'why; shown in the history', reasonText)
    .option('--actor <name>', 'who rolls back', actorName, context.user)
    .option('--expect <number>', 'only if this set is current', setNumber)
    .option('--despite-freeze', 'go back although the site is frozen')
    .action(async (to: number | undefined, options: Omit<SwapOptions, 'remove'>) => {
      const { wait, ...rest } = options
      const answer = await context.registry.post('/rollback', { ...rest, to }, DeploymentResult)
      printSwap(context, answer)
      endWith(await awaitEdges(context, { wait }, answer.deployment, wayBack(context, answer)))
    })
