import type { Writable } from 'node:stream'
import { printable } from '@brightyard/contract/registry'
import { styleText } from 'node:util'
import { errorCode } from '../disk/error-code.ts'

export interface Terminal {
  out(text: string): void
  error(text: string): void
  /** Whether a person reads the output; programs get no colours. */
  hasColours: boolean
}

/** `remotes show | head`: who reads has had enough; what the command does goes on, and nobody sees an error. */
export const allowClosedPipe = (stream: Writable) =>
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
  })

const styles = ['bold', 'dim', 'green', 'red', 'yellow'] as const
type Style = (typeof styles)[number]

/** Whether the output has colours is decided once, for the terminal. */
const coloured = (style: Style, text: string) => styleText(style, text, { validateStream: false })

export const styled = (terminal: Terminal, style: Style, text: string) =>
  terminal.hasColours ? coloured(style, text) : text

/** What `styled` puts around a text. */
const ownCodes = new Set(styles.flatMap((style) => coloured(style, ' ').split(' ')))

/**
 * The same terminal, for texts that are partly somebody else's, such as reasons and errors of releases: of all control
 * characters only line breaks and the codes of `styled` reach it.
 */
export function cleanTerminal({ out, error, hasColours }: Terminal): Terminal {
  const clean = (text: string) =>
    text
      .split(/(\n|\p{Cc}\[\d+m)/u)
      .map((part) => (part === '\n' || (hasColours && ownCodes.has(part)) ? part : printable(part)))
      .join('')
  return { out: (text) => out(clean(text)), error: (text) => error(clean(text)), hasColours }
}

/** A table whose columns are as wide as their widest cell. */
export function table(terminal: Terminal, head: readonly string[], cells: readonly string[][]) {
  const rows = cells.map((row) => row.map(printable))
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  terminal.out(styled(terminal, 'bold', line(head)))
  for (const row of rows) terminal.out(line(row))
}

/** `2026-11-21 05:30`, in UTC. */
export const dayAndTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')
