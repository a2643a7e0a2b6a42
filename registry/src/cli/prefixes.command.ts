import { MovePrefixResult, PrefixOwners } from '@brightyard/contract/registry'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { actorName, reasonText } from './release-argument.ts'
import { dayAndTime, styled, table } from './terminal.ts'

export const prefixesCommand = (context: CliContext) =>
  new Command('prefixes')
    .description('Which remote owns which prefix of addresses')
    .action(async () => {
      const { prefixes } = await context.registry.get('/prefixes', PrefixOwners)
      const rows = prefixes.map(({ prefix, owner, since, actor, reason }) => [
        prefix,
        owner,
        dayAndTime(since),
        actor,
        reason,
      ])
      table(context.terminal, ['prefix', 'owner', 'since (UTC)', 'by', 'reason'], rows)
    })
    .addCommand(moveCommand(context))

const moveCommand = ({ registry, terminal, user }: CliContext) =>
  new Command('move')
    .description('Gives a prefix to another remote, or reserves a free one')
    .argument('<prefix>', '/shop, or / for the home page')
    .argument('<remote>', 'the new owner')
    .requiredOption('--reason <text>', 'why; shown in the list and in the audit log', reasonText)
    .option('--actor <name>', 'who moves it', actorName, user)
    .action(async (prefix: string, to: string, options: { reason: string; actor: string }) => {
      const body = { ...options, prefix, to }
      const { from, owner } = await registry.post('/prefixes/move', body, MovePrefixResult)
      terminal.out(styled(terminal, 'green', `✔ ${owner.prefix} belongs to ${owner.owner}`))
      if (from !== null && from !== owner.owner) {
        terminal.out(
          `Live pages stay as they are. The next release of ${from} must have no page under it.`,
        )
      }
    })
