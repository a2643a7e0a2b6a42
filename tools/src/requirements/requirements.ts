import { readFileSync } from 'node:fs'
import { inRoot } from '../root.ts'

/** A row of docs/requirements.md that specifies a page. */
export interface SpecifiedPage {
  row: string
  pattern: string
  /** A remote's name, or `host`. */
  owner: string
  /** A layout, or `redirect` for a path that only redirects to another one. */
  layout: string
  /** open, guest or protected. */
  access: string
  /** Roles that may open it; empty: everybody whom the access allows. */
  roles: readonly string[]
}

export interface Requirements {
  /** Every row's code, such as `C-019`, in the order of the document. */
  rows: readonly string[]
  pages: readonly SpecifiedPage[]
  /** Patterns of specified pages that are known to be missing. */
  notBuilt: readonly string[]
}

const rowCode = /^[A-Z]-\d{3}$/
const plain = (cell: string) => cell.replaceAll('`', '')

/** Reads docs/requirements.md: every table whose first column holds row codes. */
export function readRequirements(
  text = readFileSync(inRoot('docs/requirements.md'), 'utf8'),
): Requirements {
  const rows: string[] = []
  const pages: SpecifiedPage[] = []
  let columns: string[] = []
  for (const line of text.split('\n')) {
    const cells = cellsOf(line)
    if (cells[0] === 'ID') columns = cells
    const row = cells[0] ?? ''
    if (!rowCode.test(row)) continue
    if (!rows.includes(row)) rows.push(row)
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    if (!columns.includes('Router pattern')) continue
    const [access = '', roles = ''] = cell('Access').split(': ')
    pages.push({
      row,
      pattern: plain(cell('Router pattern')),
      owner: cell('Owner'),
      layout: cell('Layout'),
      access,
      roles: roles === '' ? [] : roles.split(', '),
    })
  }
  const missing = text.split('## Not built yet')[1] ?? ''
  return {
    rows,
    pages,
    notBuilt: [...missing.matchAll(/^- `(.+)`$/gm)].map(([, path = '']) => path),
  }
}

/** A bar inside a cell is written `\|`. */
const cellsOf = (line: string) =>
  line.startsWith('|')
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim())
    : []
