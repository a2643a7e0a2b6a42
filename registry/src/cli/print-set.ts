import type { ReleaseSet } from '@brightyard/contract/release'
import type { SetSummary } from '@brightyard/contract/registry'
import { type Terminal, dayAndTime, styled, table } from './terminal.ts'

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
  for (const [name, { release }] of Object.entries(set.remotes)) {
    if (release.document.routes.length === 0) continue
    terminal.out('')
    terminal.out(styled(terminal, 'bold', name))
    for (const { path, layout, access } of release.document.routes) {
      terminal.out(`  ${path}  ${styled(terminal, 'dim', `${layout}, ${access}`)}`)
    }
  }
}

export function printHistory(terminal: Terminal, sets: readonly SetSummary[]) {
  if (sets.length === 0) {
    terminal.out(
      'There is no release set yet. Create the first one: pnpm remotes swap <name>=<url> …',
    )
    return
  }
  const rows = sets.map((set, index) => [
    index === 0 ? `${set.number} ←` : String(set.number),
    dayAndTime(set.createdAt),
    set.actor,
    whatChanged(set, sets[index + 1]),
    set.restores === null ? set.reason : `${set.reason} (restores set ${set.restores})`,
  ])
  table(terminal, ['set', 'created (UTC)', 'actor', 'change', 'reason'], rows)
}

function whatChanged(set: SetSummary, before: SetSummary | undefined): string {
  const earlier = before?.versions ?? {}
  const now = Object.entries(set.versions)
    .filter(([name, version]) => earlier[name] !== version)
    .map(([name, version]) => `${name} ${version}`)
  const gone = Object.keys(earlier).filter((name) => !(name in set.versions))
  return [...now, ...gone.map((name) => `without ${name}`)].join(', ') || '–'
}
