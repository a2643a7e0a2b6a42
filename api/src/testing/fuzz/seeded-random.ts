/** Random numbers that are the same for the same seed, so that a failed case can be repeated. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    oneIn: (count: number) => below(count) === 0,
    pick<T>(list: readonly T[]): T {
      const index = below(list.length)
      if (index >= list.length) throw new Error('There is nothing to choose from.')
      return list[index] as T
    },
  }
}
export type Random = ReturnType<typeof seededRandom>

/** A seed from a name, so that each call has its own sequence. */
export const seedOf = (name: string) =>
  [...name].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
