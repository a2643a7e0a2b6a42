import { setTimeout as pause } from 'node:timers/promises'
import { lagOf, LiveEdges, type LiveEdge } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
import { type Command, Option } from 'commander'
import type { CliContext } from './cli-context.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { secondsOf } from './release-argument.ts'
import { styled } from './terminal.ts'

/** Seconds, or false with `--no-wait`. */
export interface WaitOption {
  wait: number | false
}

const pollIntervalMs = 200

/** Adds `--wait` and `--no-wait`, for every command that changes what visitors get. */
export const addWait = (command: Command) =>
  command
    .addOption(
      new Option('--wait <seconds>', 'how long the edges have to follow')
        .default(15)
        .argParser(secondsOf),
    )
    .option('--no-wait', 'do not wait until the edges serve it')

/**
 * Waits until every edge that lives serves this deployment, or a later one, and names those that do not. The advice
 * comes last, unless the registry has taken the deployment back, or somebody else has deployed.
 */
export async function awaitEdges(
  context: CliContext,
  { wait }: WaitOption,
  deployment: Deployment,
  advice: readonly string[] = [],
): Promise<ExitCode> {
  const advise = () => {
    for (const line of advice) context.terminal.out(line)
  }
  if (wait === false) {
    advise()
    return exitCodes.done
  }
  const deadline = Date.now() + wait * 1000
  let state = await readEdges(context)
  while (!isSettled(state, deployment) && Date.now() < deadline) {
    await pause(pollIntervalMs)
    state = (await readEdges(context)) ?? state
  }
  const exitCode = report(context, state, deployment)
  const latest = state?.deployment?.number ?? deployment.number
  if (latest === deployment.number) advise()
  return exitCode
}

/** Null while the registry does not respond: the deployment itself is done, so that is no failure of it. */
const readEdges = ({ registry }: CliContext) => registry.get('/edges', LiveEdges).catch(() => null)

const hasPassed = ({ serves }: LiveEdge, { number }: Deployment) =>
  (serves?.deployment ?? 0) >= number

function takenBack({ deployment: latest }: LiveEdges, { number }: Deployment): Deployment | null {
  return latest && latest.number > number && latest.actor === 'registry' ? latest : null
}

const isSettled = (state: LiveEdges | null, deployment: Deployment) =>
  state !== null &&
  (takenBack(state, deployment) !== null ||
    state.edges.every((edge) => hasPassed(edge, deployment)))

function report(
  { terminal, command }: CliContext,
  state: LiveEdges | null,
  deployment: Deployment,
): ExitCode {
  const fail = (text: string) => {
    terminal.error(styled(terminal, 'red', text))
    return exitCodes.notLive
  }
  if (!state) return fail('The registry does not say which edges serve it.')
  const back = takenBack(state, deployment)
  if (back) {
    const now = back.kind === 'halt' ? 'halted it' : `went back: set ${back.current} is current`
    return fail(`✖ the registry ${now}. ${back.reason}`)
  }
  const { edges } = state
  if (edges.length === 0) {
    terminal.out('No edge reports to this registry, so it is not known when visitors get it.')
    return exitCodes.done
  }
  const late = edges.filter((edge) => !hasPassed(edge, deployment))
  if (late.length === 0) {
    const all = edges.length === 1 ? 'the edge' : `all ${edges.length} edges`
    terminal.out(styled(terminal, 'green', `✔ live on ${all}`))
    return exitCodes.done
  }
  for (const edge of late) fail(`✖ ${edge.name} does not follow: ${lagOf(edge) ?? ''}`)
  terminal.out(`It goes on with the set that it has. To see whether it follows: ${command} show`)
  if (deployment.frozen) {
    terminal.out('The site is frozen, so the registry does not go back by itself.')
  }
  return exitCodes.notLive
}
