import { Command } from 'commander'
import { CheckResult, type CheckRequest } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { printVerdict } from './print-verdict.ts'
import { maybeNamed, setToCheckAgainst } from './release-argument.ts'

export const checkCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  new Command('check')
    .description('The gate’s verdict on releases, as if they were swapped together')
    .argument('<releases...>', '<url> or <name>=<url>')
    .option(
      '--against <set>',
      'current, none, or the number of a set',
      setToCheckAgainst,
      'current',
    )
    .option('--json', 'the verdicts as JSON')
    .action(
      async (releases: string[], options: { against: CheckRequest['against']; json?: true }) => {
        const { registry, terminal } = context
        const body = { releases: releases.map(maybeNamed), against: options.against }
        const answer = await registry.post('/check', body, CheckResult)
        if (options.json) terminal.out(JSON.stringify(answer, null, 2))
        else {
          for (const verdict of answer.verdicts) printVerdict(terminal, verdict)
          const against =
            answer.against === null ? 'without a set' : `against set ${answer.against}`
          terminal.out(`Checked ${against}. Nothing was changed.`)
        }
        endWith(answer.accepted ? exitCodes.done : exitCodes.refused)
      },
    )
