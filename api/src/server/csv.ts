/**
 * One cell of a table for spreadsheets. Anything that a spreadsheet would treat as a formula is prefixed with an
 * apostrophe, also after spaces or quotes; quotes are doubled (RFC 4180).
 */
function cell(value: string): string {
  const plain = value.replaceAll('\u0000', '')
  const safe = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** With a byte order mark, so that spreadsheets read names in any script. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
