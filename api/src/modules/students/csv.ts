/**
 * One cell of a table for spreadsheets. What a spreadsheet would take for a formula gets an apostrophe in
 * front, also where spaces or quotes stand before it; quotes are doubled (RFC 4180).
 */
function cell(value: string): string {
  const plain = value.replaceAll('\u0000', '')
  const safe = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** With a byte order mark, so that names in any script are read as what they are. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
