import * as z from '@brightyard/contract/schema'
import { CurrentDeployment, ReleaseSet } from '@brightyard/contract/release'
import { Command, InvalidArgumentError } from 'commander'
import { LiveEdges, SetDiff, SetSummary } from '@brightyard/contract/registry'
import { highestLimit } from '../listing-limit.ts'
import type { CliContext } from './cli-context.ts'
import { printDiff } from './print-diff.ts'
import { printEdges } from './print-edges.ts'
import { printHistory, printPages, printSet, printState } from './print-set.ts'
import type { RegistryCalls } from './registry-calls.ts'
import { listLimit, setNumber } from './release-argument.ts'

export const setsCommand = (context: CliContext) =>
  new Command('sets')
    .description('The release sets, newest first')
    .option('--limit <count>', `how many, up to ${highestLimit}`, listLimit, 20)
    .option('--json', 'as JSON')
    .action(async (options: { limit: number; json?: true }) => {
      const { registry, terminal } = context
      const answer = z.object({ sets: z.array(SetSummary) })
      const { sets } = await registry.get(`/sets?limit=${options.limit}`, answer)
      if (options.json) terminal.out(JSON.stringify(sets, null, 2))
      else printHistory(context, sets)
    })

interface ShowOptions {
  diff?: string[]
  pages?: true
  json?: true
}

export const showCommand = ({ registry, terminal }: CliContext) =>
  new Command('show')
    .description(
      'What a set is made of: versions, slots, pages; of the current one also freeze, canary and who serves it',
    )
    .argument('[set]', 'its number; the current one, unless given', setNumber)
    .option(
      '--diff <sets...>',
      'what differs between two sets; with one, between it and the current one',
    )
    .option('--pages', 'the address of every page')
    .option('--json', 'as JSON')
    .action(async (number: number | undefined, options: ShowOptions) => {
      if (options.diff) {
        const diff = await readDiff(registry, options.diff.map(setNumber))
        if (options.json) terminal.out(JSON.stringify(diff, null, 2))
        else printDiff(terminal, diff)
        return
      }
      const site =
        number === undefined
          ? await registry.get('/deployments/current', CurrentDeployment)
          : { current: await registry.get(`/sets/${number}`, ReleaseSet) }
      const set = site.current
      const edges = number === undefined ? await registry.get('/edges', LiveEdges) : null
      if (options.json) {
        terminal.out(JSON.stringify(edges ? { ...set, edges: edges.edges } : set, null, 2))
        return
      }
      if ('deployment' in site) printState(terminal, site)
      printSet(terminal, set)
      if (edges) {
        terminal.out('')
        printEdges(terminal, edges)
      }
      if (options.pages) printPages(terminal, set)
    })

async function readDiff(registry: RegistryCalls, numbers: readonly number[]): Promise<SetDiff> {
  const [from, second] = numbers
  if (from === undefined || numbers.length > 2) {
    throw new InvalidArgumentError('Name one set or two: show --diff 7 9.')
  }
  const to = second ?? (await registry.get('/sets/current', ReleaseSet)).number
  return registry.get(`/sets/${from}/diff/${to}`, SetDiff)
}
