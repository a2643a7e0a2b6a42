import type { Writable } from 'node:stream'
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

type Style = Parameters<typeof styleText>[0]

export const styled = (terminal: Terminal, style: Style, text: string) =>
  terminal.hasColours ? styleText(style, text) : text

/** A table whose columns are as wide as their widest cell. */
export function table(terminal: Terminal, head: readonly string[], rows: readonly string[][]) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  terminal.out(styled(terminal, 'bold', line(head)))
  for (const row of rows) terminal.out(line(row))
}

/** `2026-11-21 05:30`, in UTC. */
export const dayAndTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')
