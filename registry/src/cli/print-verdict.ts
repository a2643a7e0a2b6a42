import type { Verdict } from '@brightyard/contract/registry'
import { styled, table, type Terminal } from './terminal.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export function printVerdict(terminal: Terminal, verdict: Verdict) {
  const title = [verdict.name ?? 'unknown remote', verdict.version].filter(Boolean).join(' ')
  const mark = verdict.accepted
    ? styled(terminal, 'green', '✔ accepted')
    : styled(terminal, 'red', `✖ refused, ${counted(verdict.reasons.length, 'reason')}`)
  terminal.out(`${mark}  ${styled(terminal, 'bold', title)}`)
  terminal.out(`  from    ${verdict.url}`)
  terminal.out(`  files   ${verdict.files} (${kilobytes(verdict.bytes)})`)
  if (verdict.routes.length > 0) terminal.out(`  pages   ${verdict.routes.join('  ')}`)
  if (verdict.slots.length > 0) terminal.out(`  slots   ${verdict.slots.join('  ')}`)
  if (verdict.trialPages.length > 0) printTrial(terminal, verdict.trialPages)
  terminal.out(`  browser ${browserTrialOf(verdict)}`)
  const width = Math.max(0, ...verdict.reasons.map(({ code }) => code.length))
  for (const { code, message } of verdict.reasons) {
    terminal.out(`  ${styled(terminal, 'red', code.padEnd(width))}  ${message}`)
  }
}

/** The pages that were rendered on the server, with the results. */
function printTrial(terminal: Terminal, trialPages: Verdict['trialPages']) {
  terminal.out('')
  const rows = trialPages.map(({ path, address, status, milliseconds }) => [
    `  ${path}`,
    address,
    status === null ? 'failed' : String(status),
    `${milliseconds} ms`,
  ])
  table(terminal, ['  trial page', 'at', 'status', 'took'], rows)
  terminal.out('')
}

const browserTrialOf = ({ browserTrial }: Verdict) =>
  browserTrial.state === 'tried'
    ? `${counted(browserTrial.pages.length, 'page')} loaded in Chromium`
    : `not tried: ${browserTrial.why}`

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
