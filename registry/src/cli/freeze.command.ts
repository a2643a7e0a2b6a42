import { DeploymentResult } from '@brightyard/contract/registry'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { actorName, reasonText } from './release-argument.ts'
import { styled } from './terminal.ts'

export const freezeCommand = ({ registry, terminal, user, command, actorFlag }: CliContext) =>
  new Command('freeze')
    .description('Blocks every swap from now on')
    .requiredOption('--message <text>', 'why; shown to anyone who tries to swap', reasonText)
    .option('--actor <name>', 'who freezes', actorName, user)
    .action(async (options: { message: string; actor: string }) => {
      const { set } = await registry.post('/freeze', options, DeploymentResult)
      terminal.out(styled(terminal, 'green', `✔ the site is frozen at set ${set.number}`))
      terminal.out(`To end the freeze: ${command} unfreeze${actorFlag} --reason "…"`)
    })

export const unfreezeCommand = ({ registry, terminal, user }: CliContext) =>
  new Command('unfreeze')
    .description('Allows swaps again')
    .requiredOption('--reason <text>', 'why; shown in the history', reasonText)
    .option('--actor <name>', 'who unfreezes', actorName, user)
    .action(async (options: { reason: string; actor: string }) => {
      const { set, changed } = await registry.post('/unfreeze', options, DeploymentResult)
      terminal.out(
        changed
          ? styled(terminal, 'green', `✔ the freeze is over; set ${set.number} is current`)
          : 'The site is not frozen. Nothing was changed.',
      )
    })
