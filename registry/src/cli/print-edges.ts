import { failureOf, lagOf, type LiveEdges } from '@brightyard/contract/registry'
import { styled, type Terminal, dayAndTime } from './terminal.ts'

/** Which set each edge serves since when, why one does not follow, and what it does not render. */
export function printEdges(terminal: Terminal, { edges }: LiveEdges) {
  terminal.out(styled(terminal, 'bold', 'Edges'))
  if (edges.length === 0) terminal.out('  none reports to this registry')
  for (const edge of edges) {
    const { name, serves } = edge
    const set = serves
      ? `serves ${serves.set} since ${dayAndTime(serves.since)} UTC`
      : 'serves nothing'
    const lag = lagOf(edge)
    const trouble = lag === null ? failureOf(edge) : `does not follow: ${lag}`
    const line = `  ${name}  ${set}${trouble === null ? '' : `, ${trouble}`}`
    terminal.out(trouble === null ? line : styled(terminal, 'yellow', line))
    for (const { remote, version, since, reason } of edge.browserOnly) {
      const release = `${remote} ${version} is rendered in visitors' browsers only`
      const why = `since ${dayAndTime(since)} UTC: ${reason}`
      terminal.out(styled(terminal, 'yellow', `    ${release}, ${why}`))
    }
    for (const { remote, version, path, since, reason } of edge.unrenderedPages) {
      const what = `pages at ${path} of ${remote} ${version} fail on the server`
      const why = `since ${dayAndTime(since)} UTC: ${reason}`
      terminal.out(styled(terminal, 'yellow', `    ${what}, ${why}`))
    }
  }
}
