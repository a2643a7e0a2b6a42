import { PruneResult } from '@brightyard/contract/registry'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { actorName } from './release-argument.ts'
import { counted } from './print-verdict.ts'

export const pruneCommand = ({ registry, terminal, user }: CliContext) =>
  new Command('prune')
    .description(
      'Takes the files of releases off the registry’s disk that no set of the last 30 days names',
    )
    .option('--dry-run', 'only say what would go')
    .option('--actor <name>', 'who prunes', actorName, user)
    .action(async (options: { dryRun?: true; actor: string }) => {
      const { releases, bytes } = await registry.post('/prune', options, PruneResult)
      for (const { name, version } of releases) terminal.out(`  ${name}  ${version}`)
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      terminal.out(
        releases.length === 0 && bytes === 0
          ? 'Every stored release is still in use.'
          : `${counted(releases.length, 'release')}, ${size} ${options.dryRun ? 'would be deleted' : 'deleted'}.`,
      )
    })
