import * as z from '@brightyard/contract/schema'
import { AuditEntry } from '@brightyard/contract/registry'
import { Command } from 'commander'
import { highestLimit } from '../listing-limit.ts'
import type { CliContext } from './cli-context.ts'
import { dayAndTime, table } from './terminal.ts'
import { listLimit } from './release-argument.ts'

export const auditCommand = ({ registry, terminal }: CliContext) =>
  new Command('audit')
    .description('The audit log: what was done and what was refused, newest first')
    .option('--limit <count>', `how many, up to ${highestLimit}`, listLimit, 20)
    .option('--json', 'as JSON, with all details')
    .action(async (options: { limit: number; json?: true }) => {
      const answer = z.object({ entries: z.array(AuditEntry) })
      const { entries } = await registry.get(`/audit?limit=${options.limit}`, answer)
      if (options.json) {
        terminal.out(JSON.stringify(entries, null, 2))
        return
      }
      const rows = entries.map(({ at, action, outcome, actor, token, reason }) => [
        dayAndTime(at),
        action,
        outcome,
        actor ?? '–',
        token ?? '–',
        reason ?? '–',
      ])
      table(terminal, ['at (UTC)', 'what', 'outcome', 'actor', 'token', 'reason'], rows)
    })
