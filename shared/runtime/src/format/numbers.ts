/**
 * A number as India writes it: `1,20,000`, with at most `maxDecimals` decimals: `2.5`, and at least
 * `minDecimals`: `4.0`.
 */
export function formatNumber(value: number, maxDecimals = 3, minDecimals = 0): string {
  const key = `${maxDecimals} ${minDecimals}`
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat('en-IN', {
      maximumFractionDigits: maxDecimals,
      minimumFractionDigits: minDecimals,
    })
  formatters.set(key, formatter)
  return formatter.format(value)
}

/** To make one takes a hundred times as long as to use it. */
const formatters = new Map<string, Intl.NumberFormat>()

/** The size of a file, given in bytes: `340 bytes`, `340 kB`, `5.2 MB`. Decimal, as browsers show downloads. */
export function formatFileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${formatNumber(bytes / 1_000_000, 1)} MB`
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} kB` : `${bytes} bytes`
}
