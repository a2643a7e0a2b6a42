import type { RemoteDiff, SetDiff } from '@brightyard/contract/registry'
import { styled, type Terminal } from './terminal.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export function printDiff(terminal: Terminal, { from, to, remotes, bytes }: SetDiff) {
  if (remotes.length === 0) {
    terminal.out(`Sets ${from} and ${to} have the same content.`)
    return
  }
  terminal.out(styled(terminal, 'bold', `From set ${from} to set ${to}`) + growth(bytes))
  for (const remote of remotes) printRemote(terminal, remote)
}

function printRemote(terminal: Terminal, remote: RemoteDiff) {
  const { name, change, from, to, files, bytes } = remote
  const title = {
    added: `${name} ${to ?? ''} added`,
    removed: `${name} ${from ?? ''} removed`,
    changed: `${name} ${from ?? ''} → ${to ?? ''}`,
  }[change]
  terminal.out('')
  terminal.out(styled(terminal, 'bold', title) + growth(bytes))
  const lists: [string, { added: string[]; removed: string[]; changed?: string[] }][] = [
    ['page', remote.routes],
    ['slot', remote.slots],
    ['publishes', remote.publishes],
    ['reads', remote.subscribes],
    ['shared', remote.shared],
  ]
  for (const [kind, { added, removed, changed = [] }] of lists) {
    for (const one of added) terminal.out(styled(terminal, 'green', `  + ${kind} ${one}`))
    for (const one of removed) terminal.out(styled(terminal, 'red', `  − ${kind} ${one}`))
    for (const one of changed) terminal.out(styled(terminal, 'yellow', `  ~ ${kind} ${one}`))
  }
  const { added, removed, changed } = files
  terminal.out(`  files: ${added.length} new, ${changed.length} changed, ${removed.length} removed`)
}

function growth({ from, to }: { from: number; to: number }): string {
  const sign = to < from ? '−' : '+'
  return `  ${kilobytes(to)} (${sign}${kilobytes(Math.abs(to - from))})`
}
