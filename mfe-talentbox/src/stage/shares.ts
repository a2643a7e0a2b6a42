/** Weights as whole percentages that add up to 100: what rounding leaves over goes to the largest remainders. */
export function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight * 100) / sum)
  const left = 100 - exact.reduce((total, share) => total + Math.floor(share), 0)
  const risen = new Set(
    exact
      .map((share, at) => ({ at, rest: share - Math.floor(share) }))
      .sort((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return exact.map((share, at) => Math.floor(share) + (risen.has(at) ? 1 : 0))
}
