import type { Requirements } from './requirements.ts'
import type { TestFile } from './test-titles.ts'

/**
 * How many rows of each section a test names, and which rows none names, with the reason where it is known: a load of
 * minutes or hours is `measured` by a bench.
 */
export function coverageReport(
  { rows, pages, notBuilt }: Requirements,
  files: readonly TestFile[],
  measured: readonly string[] = [],
): string {
  const tested = new Set(files.flatMap((file) => file.rows))
  const missingPages = new Set(
    pages.filter(({ pattern }) => notBuilt.includes(pattern)).map(({ row }) => row),
  )
  const lines = ['section   rows  tested  not built yet  no test names it']
  const lists: string[] = []
  for (const section of new Set(rows.map((row) => row.slice(0, 1)))) {
    const own = rows.filter((row) => row.startsWith(section))
    const open = own.filter((row) => !tested.has(row))
    const later = open.filter((row) => missingPages.has(row))
    const timed = open.filter((row) => measured.includes(row))
    const untested = open.filter((row) => !missingPages.has(row) && !timed.includes(row))
    const counts = [own.length, own.length - open.length, later.length, untested.length]
    const widths = [6, 7, 14, 17]
    const cells = counts.map((count, index) => String(count).padStart(widths[index] ?? 0))
    lines.push([section.padEnd(7), ...cells].join(' '))
    if (later.length > 0) lists.push(`${section}, not built yet: ${later.join(' ')}`)
    if (timed.length > 0) lists.push(`${section}, measured by a bench: ${timed.join(' ')}`)
    if (untested.length > 0) lists.push(`${section}, no test names it: ${untested.join(' ')}`)
  }
  const named = rows.filter((row) => tested.has(row)).length
  const without = files.filter(({ titlesWithoutRow }) => titlesWithoutRow.length > 0)
  const count = without.reduce((sum, { titlesWithoutRow }) => sum + titlesWithoutRow.length, 0)
  return [
    ...lines,
    '',
    ...lists,
    '',
    `${named} of ${rows.length} rows are named by a test.`,
    `${count} titles in ${without.length} test files begin with no row (--titles lists them).`,
  ].join('\n')
}

/** Titles that begin with no row, by file. */
export const titlesReport = (files: readonly TestFile[]): string =>
  files
    .filter(({ titlesWithoutRow }) => titlesWithoutRow.length > 0)
    .map(({ file, titlesWithoutRow }) =>
      [file, ...titlesWithoutRow.map((title) => `  ${title}`)].join('\n'),
    )
    .join('\n\n')
