/** The highest first; equals share a rank, and the next one is left out. */
export function rankBy<Row>(rows: readonly Row[], keysOf: (row: Row) => readonly number[]) {
  const compare = (one: Row, other: Row) => {
    const others = keysOf(other)
    return (
      keysOf(one)
        .map((key, at) => (others[at] ?? 0) - key)
        .find((difference) => difference !== 0) ?? 0
    )
  }
  const sorted = rows.toSorted(compare)
  return sorted.map((row) => ({
    row,
    rank: 1 + sorted.findIndex((other) => compare(other, row) === 0),
  }))
}
