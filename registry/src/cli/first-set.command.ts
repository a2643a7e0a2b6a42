import { setTimeout as pause } from 'node:timers/promises'
import * as z from '@brightyard/contract/schema'
import { DeploymentResult, printable } from '@brightyard/contract/registry'
import { CurrentDeployment } from '@brightyard/contract/release'
import { Command } from 'commander'
import type { CliContext } from './cli-context.ts'
import { printHalted } from './print-swap.ts'
import {
  actorName,
  isAddress,
  namedRelease,
  reasonText,
  secondsOf,
  type NamedRelease,
} from './release-argument.ts'
import { CallFailed } from './registry-calls.ts'
import { exitCodes } from './exit-codes.ts'
import { styled } from './terminal.ts'

interface FirstSetOptions {
  actor: string
  reason: string
  patience: number
  deployChanges?: true
}

const pauseMs = 1000

export const firstSetCommand = (context: CliContext) =>
  new Command('first-set')
    .description(
      'For starts: makes the first set where the registry has none. A current set stays, and what differs from it is named',
    )
    .argument('<releases...>', '<name>=<url>', namedRelease)
    .option('--reason <text>', 'why; shown in the history', reasonText, 'First set')
    .option('--actor <name>', 'who starts', actorName, context.user)
    .option('--patience <seconds>', 'how long registry and origins have to respond', secondsOf, 300)
    .option('--deploy-changes', 'deploys what differs from the current set')
    .action(async (releases: NamedRelease[], options: FirstSetOptions, command: Command) => {
      if (!releases.every(({ value }) => isAddress(value))) {
        command.error('error: name each release by its URL, as <name>=<url>')
      }
      const site = await siteWithSet(context, releases, options)
      if (site) await nameChanges(context, site, releases, options)
    })

/** The site where there is one already; null after this command has made its first set. */
async function siteWithSet(
  context: CliContext,
  releases: readonly NamedRelease[],
  options: FirstSetOptions,
): Promise<CurrentDeployment | null> {
  const deadline = Date.now() + options.patience * 1000
  let isWaiting = false
  for (;;) {
    try {
      const site = await currentSite(context)
      if (site) return site
      await swap(context, releases, 0, options)
      return null
    } catch (error) {
      // Of several that start at once one is the first; the others find its set.
      if (isOvertaken(error)) continue
      if (!mayPass(error) || Date.now() >= deadline) throw error
      if (!isWaiting) context.terminal.out(`Waiting. ${error.message}`)
      isWaiting = true
      await pause(pauseMs)
    }
  }
}

const currentSite = ({ registry }: CliContext) =>
  registry.get('/deployments/current', CurrentDeployment).catch((error: unknown) => {
    if (error instanceof CallFailed && error.problem?.code === 'no_set') return null
    throw error
  })

async function swap(
  context: CliContext,
  releases: readonly NamedRelease[],
  expect: number,
  { actor, reason }: FirstSetOptions,
) {
  const { registry, terminal } = context
  const remotes = Object.fromEntries(releases.map(({ name, value }) => [name, { url: value }]))
  const body = { remotes, expect, actor, reason }
  const { set, haltedBefore } = await registry.post('/swap', body, DeploymentResult)
  const names = releases.map(({ name }) => name).join(', ')
  terminal.out(styled(terminal, 'green', `✔ set ${set.number} is current: ${names}`))
  printHalted(context, haltedBefore)
}

const isOvertaken = (error: unknown) =>
  error instanceof CallFailed && error.problem?.code === 'set_changed'

/** Of the gate: the release server or the API has not started yet. */
const passing = new Set<string>(['unreachable', 'timed-out', 'trial-unavailable'])

function mayPass(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed)) return false
  const { problem, exitCode } = error
  if (exitCode === exitCodes.unavailable) {
    return !['not_signed_in', 'forbidden'].includes(problem?.code ?? '')
  }
  const reasons = problem?.verdicts?.flatMap((verdict) => verdict.reasons) ?? []
  // Others may only follow from it.
  return reasons.some(({ code }) => passing.has(code))
}

/** A start changes nothing; it says what a swap would change. */
async function nameChanges(
  context: CliContext,
  { current, deployment }: CurrentDeployment,
  releases: readonly NamedRelease[],
  options: FirstSetOptions,
) {
  const { terminal, command } = context
  terminal.out(`set ${current.number} stays current`)
  const built = await Promise.all(
    releases.map(async (one) => ({ ...one, version: await versionOf(one) })),
  )
  const changed = built.filter(
    ({ name, version }) => version !== null && current.remotes[name]?.release.version !== version,
  )
  if (changed.length === 0) return
  if (options.deployChanges) return swap(context, changed, current.number, options)
  const versions = changed.map(({ name, version }) => {
    const live = current.remotes[name]?.release.version
    return `${name} ${version} (${live === undefined ? 'not live' : `live: ${live}`})`
  })
  const words = changed.map(({ name, value }) => `${name}=${value}`).join(' ')
  const obstacle = deployment.frozen
    ? ' The site is frozen: end the freeze first.'
    : deployment.candidate
      ? ' A canary is running: promote or halt it first.'
      : ''
  terminal.out(
    `Built, but not live: ${versions.join(', ')}.${obstacle} To deploy: ${command} swap ${words} --reason "…"`,
  )
}

const Identity = z.object({ version: z.string() })

/** Null where the release server does not respond: then there is nothing to deploy from there. */
async function versionOf({ value }: NamedRelease): Promise<string | null> {
  const folder = value.endsWith('/') ? value : `${value}/`
  try {
    const response = await fetch(new URL('remote.json', folder), {
      signal: AbortSignal.timeout(5000),
    })
    return printable(Identity.parse(await response.json()).version)
  } catch {
    return null
  }
}
