import * as z from '@brightyard/contract/schema'
import { ReleaseSet } from '@brightyard/contract/release'
import { Command } from 'commander'
import { SetSummary } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { printHistory, printSet } from './print-set.ts'
import { setNumber } from './release-argument.ts'

export const setsCommand = ({ registry, terminal }: CliContext) =>
  new Command('sets')
    .description('The history of the site, the newest set first')
    .option('--limit <count>', 'how many', setNumber, 20)
    .option('--json', 'as JSON')
    .action(async (options: { limit: number; json?: true }) => {
      const answer = z.object({ sets: z.array(SetSummary) })
      const { sets } = await registry.get(`/sets?limit=${options.limit}`, answer)
      if (options.json) terminal.out(JSON.stringify(sets, null, 2))
      else printHistory(terminal, sets)
    })

export const showCommand = ({ registry, terminal }: CliContext) =>
  new Command('show')
    .description('What a set is made of: versions, pages, slots')
    .argument('[set]', 'its number; the current one, unless given', setNumber)
    .option('--json', 'as JSON')
    .action(async (number: number | undefined, options: { json?: true }) => {
      const set = await registry.get(`/sets/${number ?? 'current'}`, ReleaseSet)
      if (options.json) terminal.out(JSON.stringify(set, null, 2))
      else printSet(terminal, set)
    })
