import { isPrintable, type RegistryProblem } from '@brightyard/contract/registry'
import { Command, CommanderError } from 'commander'
import { auditCommand } from './audit.command.ts'
import { canaryCommand } from './canary.command.ts'
import { checkCommand } from './check.command.ts'
import { type CliContext, shellWord } from './cli-context.ts'
import { historyCommand } from './history.command.ts'
import { freezeCommand, unfreezeCommand } from './freeze.command.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { printVerdict } from './print-verdict.ts'
import { firstSetCommand } from './first-set.command.ts'
import { haltCommand, promoteCommand } from './promote.command.ts'
import { publishCommand } from './publish.command.ts'
import { CallFailed } from './registry-calls.ts'
import { setsCommand, showCommand } from './sets.command.ts'
import { rollbackDespiteFreeze } from './rollback-advice.ts'
import { rollbackCommand, swapCommand } from './swap.command.ts'
import { prefixesCommand } from './prefixes.command.ts'
import { pruneCommand } from './prune.command.ts'
import { tokensCommand } from './tokens.command.ts'
import { cleanTerminal, styled } from './terminal.ts'

const manual = `
Settings
  REGISTRY_URL    URL of the registry (http://localhost:3002, or the port in REGISTRY_PORT)
  REGISTRY_TOKEN  an access token; the default is the operator's, from DATA_FOLDER/operator-token
  REMOTES_ACTOR   default for --actor (the user of this machine)
  BRIGHTYARD_FOLDER  folder of the site, when it is not .brightyard, as for npm start
  RELEASE_ORIGIN  where uploaded releases are served (http://localhost:3100, or the port in RELEASES_PORT)

Exit codes
  0 done · 1 refused by the gate · 2 invalid command · 3 conflict: another set is current, the site is frozen, or a canary is running or none · 4 registry unavailable or access denied · 5 deployed, but not live on every edge, or taken back by the registry
`

/** The `remotes` command; never throws and never exits the process. */
export async function runRemotes(args: readonly string[], given: CliContext): Promise<ExitCode> {
  const terminal = cleanTerminal(given.terminal)
  const context = { ...given, terminal, actorFlag: actorFlagIn(args) }
  if (!isPrintable(given.user)) {
    terminal.error('REMOTES_ACTOR may have no line break or other control character.')
    return exitCodes.usage
  }
  let exitCode: ExitCode = exitCodes.done
  const program = new Command('remotes')
    .description('Manages the releases of the site: check, publish, swap and roll back.')
    .addHelpText('after', manual)
  const commands = [
    publishCommand,
    checkCommand,
    swapCommand,
    firstSetCommand,
    rollbackCommand,
    canaryCommand,
    promoteCommand,
    haltCommand,
    setsCommand,
    showCommand,
    historyCommand,
    freezeCommand,
    unfreezeCommand,
    pruneCommand,
    prefixesCommand,
    tokensCommand,
    auditCommand,
  ]
  for (const make of commands) program.addCommand(make(context, (code) => (exitCode = code)))
  const all = program.commands.flatMap((command) => [command, ...command.commands])
  for (const command of [program, ...all]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
    })
    requireAfterTheRest(command)
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    return await report(error, args, context)
  }
}

/**
 * `swap … --reson x` has an unknown option and lacks a required one. Commander names what is missing first, and the person
 * does not see why; here it comes last.
 */
function requireAfterTheRest(command: Command) {
  const required = command.options.filter(({ mandatory }) => mandatory)
  for (const option of required) option.makeOptionMandatory(false)
  command.hook('preAction', () => {
    const missing = required.find(
      (option) => command.getOptionValue(option.attributeName()) === undefined,
    )
    if (missing) command.error(`error: required option '${missing.flags}' not specified`)
  })
}

async function report(
  error: unknown,
  args: readonly string[],
  context: CliContext,
): Promise<ExitCode> {
  const { terminal } = context
  if (error instanceof CallFailed) {
    for (const verdict of error.problem?.verdicts ?? []) printVerdict(terminal, verdict)
    terminal.error(styled(terminal, 'red', error.message))
    for (const line of await adviceFor(error.problem, args, context)) terminal.error(line)
    return error.exitCode
  }
  terminal.error(styled(terminal, 'red', error instanceof Error ? error.message : String(error)))
  return exitCodes.usage
}

/** The registry says what is the matter; which command helps depends on how this one was called. */
async function adviceFor(
  problem: RegistryProblem | null,
  args: readonly string[],
  context: CliContext,
): Promise<string[]> {
  const { command, actorFlag } = context
  const why = `${actorFlag} --reason "…"`
  const [action] = args
  switch (problem?.code) {
    case 'frozen': {
      const unfreeze = `To end the freeze: ${command} unfreeze${why}`
      if (action !== 'rollback') return [unfreeze]
      return [...(await rollbackDespiteFreeze(problem, args, context)), unfreeze]
    }
    case 'no_canary':
      return action === 'canary'
        ? [`To start one: ${command} canary NAME=URL --percent 5${why}`]
        : [`To see what became of it: ${command} history --limit 5`]
    case 'canary_running':
      return [`To end it: ${command} promote${why}, or ${command} halt${why}`]
    case 'no_set':
      return [`To see the sets: ${command} sets`]
    default:
      return []
  }
}

/** Who acts, as it was typed. */
function actorFlagIn(args: readonly string[]): string {
  const at = args.indexOf('--actor')
  const actor =
    at < 0
      ? args.find((word) => word.startsWith('--actor='))?.slice('--actor='.length)
      : args[at + 1]
  return actor ? ` --actor ${shellWord(actor)}` : ''
}
