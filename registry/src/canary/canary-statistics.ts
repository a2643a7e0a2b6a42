interface Sample {
  views: number
  failed: number
}

/**
 * Fisher's exact test, one-sided: the probability that at least so many of all failures fall into the first sample by
 * chance. It is exact for small samples and conservative for large ones.
 */
export function fisherGreater(one: Sample, other: Sample): number {
  const views = one.views + other.views
  const failed = one.failed + other.failed
  const maxFailures = Math.min(failed, one.views)
  const all = logChoose(views, failed)
  let sum = 0
  for (let count = one.failed; count <= maxFailures; count += 1) {
    sum += Math.exp(logChoose(one.views, count) + logChoose(other.views, failed - count) - all)
  }
  return Math.min(1, sum)
}

const logChoose = (n: number, k: number) =>
  k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Exact sums for small numbers, Stirling's series beyond (off by less than 1e-12). */
function logFactorial(n: number): number {
  if (n < 20) {
    let sum = 0
    for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor)
    return sum
  }
  const x = n + 1
  return (
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5)
  )
}
