import type { CurrentDeployment, ReleaseSet } from '@brightyard/contract/release'
import type { SetSummary } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { type Terminal, dayAndTime, styled, table } from './terminal.ts'

/** What is out of the ordinary: a freeze, and releases that only some visitors get. */
export function printState(
  terminal: Terminal,
  { deployment, current, candidate }: CurrentDeployment,
) {
  const { frozen, candidate: share } = deployment
  const lines: string[] = []
  if (frozen) {
    lines.push(`Frozen since ${dayAndTime(frozen.since)} UTC by ${frozen.actor}: ${frozen.message}`)
  }
  if (share && candidate) {
    const { number, createdAt, actor, reason } = candidate
    const change = whatChanged(versionsOf(candidate), versionsOf(current))
    lines.push(
      `Canary since ${dayAndTime(createdAt)} UTC: ${share.percent} % of visitors get set ${number}, ${change} (${actor}: ${reason})`,
    )
  }
  for (const line of lines) terminal.out(styled(terminal, 'yellow', line))
  if (lines.length > 0) terminal.out('')
}

const versionsOf = ({ remotes }: ReleaseSet) =>
  Object.fromEntries(Object.entries(remotes).map(([name, { release }]) => [name, release.version]))

export function printSet(terminal: Terminal, set: ReleaseSet) {
  const restores = set.restores === undefined ? '' : ` (restores set ${set.restores})`
  terminal.out(styled(terminal, 'bold', `Set ${set.number}`) + restores)
  terminal.out(`  ${dayAndTime(set.createdAt)} UTC  ${set.actor}: ${set.reason}`)
  terminal.out('')
  const rows = Object.entries(set.remotes).map(([name, { release, lastKnownGood }]) => [
    name,
    release.version,
    lastKnownGood?.version ?? '–',
    String(release.document.routes.length),
    release.document.slots.map((slot) => slot.name).join(' ') || '–',
    release.sourceUrl,
  ])
  table(terminal, ['remote', 'version', 'falls back to', 'pages', 'slots', 'from'], rows)
}

/** Each remote's pages, a long list. */
export function printPages(terminal: Terminal, set: ReleaseSet) {
  for (const [name, { release }] of Object.entries(set.remotes)) {
    if (release.document.routes.length === 0) continue
    terminal.out('')
    terminal.out(styled(terminal, 'bold', name))
    for (const { path, layout, access } of release.document.routes) {
      terminal.out(`  ${path}  ${styled(terminal, 'dim', `${layout}, ${access}`)}`)
    }
  }
}

export function printHistory({ terminal, command }: CliContext, sets: readonly SetSummary[]) {
  if (sets.length === 0) {
    terminal.out(
      `There is no release set yet. Create the first one: ${command} swap NAME=URL --reason "…"`,
    )
    return
  }
  const rows = sets.map((set, index) => [
    set.state === 'current' ? `${set.number} ←` : String(set.number),
    stateOf(set),
    dayAndTime(set.createdAt),
    set.actor,
    whatChanged(set.versions, replacedBy(set, sets, index)?.versions),
    set.restores === null ? set.reason : `${set.reason} (restores set ${set.restores})`,
  ])
  table(terminal, ['set', 'state', 'created (UTC)', 'actor', 'change', 'reason'], rows)
}

/** Not the next in the list: that may be a candidate that was halted. */
const replacedBy = ({ previous }: SetSummary, sets: readonly SetSummary[], index: number) =>
  sets.find(({ number }) => number === previous) ?? sets[index + 1]

function stateOf({ state, percent }: SetSummary): string {
  switch (state) {
    case 'current':
      return 'current'
    case 'candidate':
      return `canary, ${percent} %`
    case 'halted':
      return 'canary, halted'
    case 'earlier':
      return '–'
  }
}

type Versions = SetSummary['versions']

function whatChanged(versions: Versions, earlier: Versions = {}): string {
  const now = Object.entries(versions)
    .filter(([name, version]) => earlier[name] !== version)
    .map(([name, version]) => `${name} ${version}`)
  const gone = Object.keys(earlier).filter((name) => !(name in versions))
  return [...now, ...gone.map((name) => `without ${name}`)].join(', ') || '–'
}
