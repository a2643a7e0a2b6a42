import type { Deployment } from '@brightyard/contract/release'
import { DeploymentHistory } from '@brightyard/contract/registry'
import { Command } from 'commander'
import { highestLimit } from '../listing-limit.ts'
import type { CliContext } from './cli-context.ts'
import { dayAndTime, table } from './terminal.ts'
import { listLimit } from './release-argument.ts'

export const historyCommand = ({ registry, terminal, command }: CliContext) =>
  new Command('history')
    .description('The deployment history, newest first')
    .option('--limit <count>', `how many, up to ${highestLimit}`, listLimit, 20)
    .option('--json', 'as JSON')
    .action(async (options: { limit: number; json?: true }) => {
      const { deployments } = await registry.get(
        `/deployments?limit=${options.limit}`,
        DeploymentHistory,
      )
      if (options.json) {
        terminal.out(JSON.stringify(deployments, null, 2))
        return
      }
      if (deployments.length === 0) {
        terminal.out(
          `There are no deployments yet. Create the first set: ${command} swap NAME=URL --reason "…"`,
        )
        return
      }
      const head = ['at (UTC)', 'what', 'set', 'canary', 'frozen', 'actor', 'reason']
      table(terminal, head, deployments.map(cellsOf))
    })

const cellsOf = ({ at, kind, current, candidate, frozen, actor, reason }: Deployment) => [
  dayAndTime(at),
  kind,
  String(current),
  candidate ? `${candidate.set} on ${candidate.percent} %` : '–',
  frozen ? 'yes' : '–',
  actor,
  reason,
]
