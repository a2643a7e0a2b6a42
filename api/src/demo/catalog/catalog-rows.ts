/** Splits a table of the demonstration data: a line each, cells between bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** `a, b` as a list; an empty cell is an empty list. */
export const listOf = (cell: string | undefined): string[] =>
  (cell ?? '').split(',').flatMap((one) => one.trim() || [])

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')
