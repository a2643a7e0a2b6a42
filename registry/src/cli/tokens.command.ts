import * as z from '@brightyard/contract/schema'
import { CreateTokenResult, TokenSummary } from '@brightyard/contract/registry'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { dayAndTime, styled, table } from './terminal.ts'
import { actorName, reasonText, setNumber } from './release-argument.ts'

interface CreateOptions {
  scope: string[]
  expires?: number
  actor: string
}

export const tokensCommand = (context: CliContext) =>
  new Command('tokens')
    .description('Who may do what: tokens are made, listed and revoked here')
    .option('--json', 'as JSON')
    .action(async (options: { json?: true }) => {
      const { registry, terminal } = context
      const { tokens } = await registry.get('/tokens', Tokens)
      if (options.json) terminal.out(JSON.stringify(tokens, null, 2))
      else printTokens(context, tokens)
    })
    .addCommand(createCommand(context))
    .addCommand(revokeCommand(context))

const Tokens = z.object({ tokens: z.array(TokenSummary) })

const createCommand = ({ registry, terminal, user }: CliContext) =>
  new Command('create')
    .description('Makes a token and shows it, once')
    .argument('<name>', 'whom or what it is for')
    .requiredOption(
      '--scope <scope>',
      'read, publish:<remote>, swap:<remote>, canary:<remote> (or * for the remote), freeze, telemetry, tokens; repeat for several',
      (scope: string, earlier?: string[]) => [...(earlier ?? []), scope],
    )
    .option('--expires <days>', 'never, unless given', setNumber)
    .option('--actor <name>', 'who makes it', actorName, user)
    .action(async (name: string, { scope, expires, actor }: CreateOptions) => {
      const body = { name, scopes: scope, expiresInDays: expires, actor }
      const { token, summary } = await registry.post('/tokens', body, CreateTokenResult)
      terminal.out(styled(terminal, 'green', `✔ made ${summary.id} for ${name}`))
      terminal.out(token)
      terminal.out('It is shown this once. Hand it on as REGISTRY_TOKEN.')
    })

const revokeCommand = ({ registry, terminal, user }: CliContext) =>
  new Command('revoke')
    .description('Revokes a token immediately')
    .argument('<id>', 'as it is listed')
    .requiredOption('--reason <text>', 'why; recorded in the audit log', reasonText)
    .option('--actor <name>', 'who revokes it', actorName, user)
    .action(async (id: string, options: { reason: string; actor: string }) => {
      const answer = z.object({ revoked: z.string() })
      const path = `/tokens/${encodeURIComponent(id)}/revoke`
      const { revoked } = await registry.post(path, options, answer)
      terminal.out(styled(terminal, 'green', `✔ ${revoked} opens nothing any more`))
    })

function printTokens({ terminal, command }: CliContext, tokens: readonly TokenSummary[]) {
  if (tokens.length === 0) {
    terminal.out(
      `There are no tokens but the operator’s. Create one: ${command} tokens create NAME --scope SCOPE`,
    )
    return
  }
  const rows = tokens.map((token) => [
    token.id,
    token.name,
    token.scopes.join(' '),
    `${dayAndTime(token.createdAt)} ${token.createdBy}`,
    stateOf(token),
  ])
  table(terminal, ['token', 'for', 'scopes', 'created (UTC)', 'state'], rows)
}

function stateOf({ revokedAt, revokedBy, expiresAt }: TokenSummary): string {
  if (revokedAt) return `revoked ${dayAndTime(revokedAt)} ${revokedBy ?? ''}`
  if (!expiresAt) return 'valid'
  const isOver = Date.parse(expiresAt) <= Date.now()
  return `${isOver ? 'expired' : 'valid until'} ${dayAndTime(expiresAt)}`
}
