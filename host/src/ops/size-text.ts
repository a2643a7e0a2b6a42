/** `1.2 MB`, `340 kB`: decimal, as browsers show downloads. */
export function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  if (bytes >= 1000) return `${Math.round(bytes / 1000)} kB`
  return `${bytes} bytes`
}
