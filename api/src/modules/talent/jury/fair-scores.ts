export interface GivenScore {
  entry: number
  juror: number
  value: number
}

/** How much a juror with few entries is held for an average one; see decision 41. */
const doubt = 1
const rounds = 500
const enough = 1e-9

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const groupBy = (scores: readonly GivenScore[], by: 'entry' | 'juror') => {
  const groups = new Map<number, GivenScore[]>()
  for (const score of scores) {
    const group = groups.get(score[by])
    if (group) group.push(score)
    else groups.set(score[by], [score])
  }
  return groups
}

/**
 * Additive juror effects, by least squares with shrinkage: a score is the worth of the entry, plus how lenient its juror is,
 * plus chance. Jurors are compared by the entries that they share with others, so a juror who got the weak ones is not
 * taken for a strict one.
 */
export function fairScores(scores: readonly GivenScore[]) {
  const byEntry = groupBy(scores, 'entry')
  const byJuror = groupBy(scores, 'juror')
  const worth = new Map([...byEntry].map(([id, all]) => [id, meanOf(all.map((one) => one.value))]))
  const leniency = new Map([...byJuror.keys()].map((id): [number, number] => [id, 0]))
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0
    for (const [juror, all] of byJuror) {
      const over = all.reduce((sum, { entry, value }) => sum + value - (worth.get(entry) ?? 0), 0)
      const next = over / (all.length + doubt)
      moved = Math.max(moved, Math.abs(next - (leniency.get(juror) ?? 0)))
      leniency.set(juror, next)
    }
    const middle = meanOf([...leniency.values()])
    for (const [juror, value] of leniency) leniency.set(juror, value - middle)
    for (const [entry, all] of byEntry)
      worth.set(entry, meanOf(all.map(({ juror, value }) => value - (leniency.get(juror) ?? 0))))
    if (moved < enough) break
  }
  return { worth, leniency }
}
