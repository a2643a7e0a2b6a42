import { hostileNumbers, hostileObjects, hostileTexts } from '@brightyard/contract/testing'
import type { Random } from './seeded-random.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with one mistake: something missing, replaced, duplicated or added, at any depth. */
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

const deep = (levels: number, leaf: unknown): unknown =>
  Array.from({ length: levels }).reduce(
    (inner: unknown, _, level) => (level % 2 ? [inner] : { a: inner }),
    leaf,
  )

/** A value that no client sends in place of `instead`. */
function hostileValue(random: Random, instead: unknown): unknown {
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return random.pick(hostileTexts)
    case 3:
    case 4:
      return random.pick(hostileNumbers)
    case 5:
      return random.pick([null, true, false, [], {}, [null], [[]]])
    case 6:
      return random.pick([[instead], { value: instead }, [instead, instead]])
    case 7:
      return JSON.parse(random.pick(hostileObjects))
    default:
      return random.pick([
        deep(random.pick([5, 19, 21, 200]), instead),
        Array.from({ length: random.pick([40, 999, 1_100]) }, () => instead),
        Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`key${at}`, at])),
      ])
  }
}
