/** How long something took, many times over, in milliseconds. */
export interface Timings {
  p50: number
  p95: number
  slowest: number
}

export function summarise(milliseconds: readonly number[]): Timings {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), slowest: at(1) }
}

/** One after the other, after a tenth as many that warm caches and compilers and are not counted. */
export async function timed(
  times: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Timings> {
  const durations: number[] = []
  const warmUp = Math.ceil(times / 10)
  for (let turn = -warmUp; turn < times; turn++) {
    const started = performance.now()
    await act(turn + warmUp)
    if (turn >= 0) durations.push(performance.now() - started)
  }
  return summarise(durations)
}
