import { random } from '../../server/random.ts'

const letters = Array.from('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')

/** Looks as the numbers of real orders and tickets do, and is the same every time. */
export function orderCodeOf(seed: string): string {
  const dice = random(seed)
  const group = () => Array.from({ length: 4 }, () => dice.pick(letters)).join('')
  return `BY-${group()}-${group()}-${group()}-${group()}`
}
