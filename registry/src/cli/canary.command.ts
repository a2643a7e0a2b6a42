import { DeploymentResult } from '@brightyard/contract/registry'
import { Command, InvalidArgumentError } from 'commander'
import { addWait, awaitEdges, type WaitOption } from './await-edges.ts'
import type { CliContext } from './cli-context.ts'
import type { ExitCode } from './exit-codes.ts'
import { printHalted } from './print-swap.ts'
import {
  actorName,
  collect,
  isAddress,
  namedRelease,
  reasonText,
  setNumber,
  type NamedRelease,
} from './release-argument.ts'
import { styled } from './terminal.ts'

interface CanaryOptions extends WaitOption {
  percent: number
  reason: string
  actor: string
  expect?: number
  remove: string[]
  withoutTrial?: true
}

export const canaryCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  addWait(new Command('canary'))
    .description(
      'Gives releases to some of the visitors; without releases, changes the share of the running canary',
    )
    .argument(
      '[releases...]',
      '<name>=<url>, or <name>=<version> of a stored release',
      namedRelease,
    )
    .requiredOption('--percent <number>', 'of the visitors, 0 to 100', percent)
    .requiredOption('--reason <text>', 'why; shown in the history', reasonText)
    .option('--actor <name>', 'who acts', actorName, context.user)
    .option('--expect <number>', 'only if this set is current', setNumber)
    .option('--without-trial', 'skip the trial render when the API is down')
    .option('--remove <name>', 'without this remote', collect, [])
    .action(async (releases: NamedRelease[], { withoutTrial, wait, ...options }: CanaryOptions) => {
      const remotes = Object.fromEntries(
        releases.map(({ name, value }) => [
          name,
          isAddress(value) ? { url: value } : { version: value },
        ]),
      )
      const { registry } = context
      const isNew = releases.length + options.remove.length > 0
      const answer = isNew
        ? await registry.post(
            '/canary',
            { ...options, remotes, allowWithoutTrial: withoutTrial === true },
            DeploymentResult,
          )
        : await registry.post('/canary/percent', options, DeploymentResult)
      printCanary(context, answer)
      endWith(await awaitEdges(context, { wait }, answer.deployment, nextSteps(context, answer)))
    })

function printCanary(
  context: CliContext,
  { set, deployment, changed, haltedBefore }: DeploymentResult,
) {
  const { terminal } = context
  if (!changed || !deployment.candidate) {
    terminal.out('Visitors already get that. Nothing was changed.')
    return
  }
  const { candidate, current } = deployment
  const done = `✔ ${candidate.percent} % of visitors get set ${set.number}, the others set ${current}`
  terminal.out(styled(terminal, 'green', done))
  for (const [name, { release }] of Object.entries(set.remotes)) {
    terminal.out(`  ${name}  ${release.version}`)
  }
  printHalted(context, haltedBefore)
}

function nextSteps(
  { command, actorFlag }: CliContext,
  { deployment, changed }: DeploymentResult,
): string[] {
  if (!changed || !deployment.candidate) return []
  const why = `${actorFlag} --reason "…"`
  // A freeze refuses a promotion.
  const promote = deployment.frozen ? '' : `${command} promote${why}, or `
  return [
    `To change the share: ${command} canary --percent 50${why}`,
    `To end it: ${promote}${command} halt${why}`,
  ]
}

function percent(text: string): number {
  const value = Number(text.replace(/%$/, ''))
  if (text.trim() !== '' && value >= 0 && value <= 100) return value
  throw new InvalidArgumentError('Give a number from 0 to 100.')
}
