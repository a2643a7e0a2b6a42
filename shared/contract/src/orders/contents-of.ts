/** What was bought, in short: its first thing, and how many others. Empty where there is nothing. */
export function contentsOf(names: readonly string[]): string {
  const [first = '', ...others] = new Set(names)
  return others.length > 0 ? `${first} and ${others.length} more` : first
}
