/**
 * What to say of the first option that a command does not have: `Unknown option --layot. Did you mean --layout?` Null
 * when all are known. `known` are written as people type them: `--layout`.
 */
export function unknownOption(args: readonly string[], known: readonly string[]): string | null {
  const end = args.indexOf('--')
  const given = (end < 0 ? args : args.slice(0, end))
    .filter((arg) => /^-./.test(arg))
    .map((arg) => arg.replace(/=.*/s, ''))
  const unknown = given.find((option) => !known.includes(option))
  if (unknown === undefined) return null
  const [nearest] = known
    .map((option) => ({ option, distance: distanceBetween(unknown, option) }))
    .filter(({ distance }) => distance <= mostMistakes)
    .sort((a, b) => a.distance - b.distance)
  return `Unknown option ${unknown}.${nearest ? ` Did you mean ${nearest.option}?` : ''}`
}

const mostMistakes = 3

/** How many letters have to be added, left out or replaced to make one word of the other. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
