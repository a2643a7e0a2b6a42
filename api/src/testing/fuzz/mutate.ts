import { hostileValue } from './hostile-values.ts'
import type { Random } from './seeded-random.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with one thing wrong: something left out, replaced, doubled or added, at any depth. */
export function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && !random.oneIn(4)) {
    const at = random.below(value.length)
    return value.map((one: unknown, index) => (index === at ? mutate(one, random) : one))
  }
  if (!isFields(value)) return hostileValue(random, value)
  const names = Object.keys(value)
  if (names.length === 0 || random.oneIn(8)) {
    const extra = random.pick(['role_id', 'user_id', 'status', 'price', 'x'.repeat(2_000), ''])
    return { ...value, [extra]: hostileValue(random, 1) }
  }
  const name = random.pick(names)
  const { [name]: changed, ...rest } = value
  if (random.oneIn(6)) return rest
  return {
    ...rest,
    [name]: random.oneIn(3) ? mutate(changed, random) : hostileValue(random, changed),
  }
}
