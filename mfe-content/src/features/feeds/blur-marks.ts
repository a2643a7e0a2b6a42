/** Shares of a picture, from its upper left corner. */
export interface Mark {
  left: number
  top: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

const least = 0.02
const step = 0.02
const within = (value: number, most = 1) => Math.min(Math.max(value, 0), most)

/** What was drawn from one point to the other; null for a press that drew nothing. */
export function markBetween(from: Point | null, to: Point | null): Mark | null {
  if (!from || !to) return null
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))]
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))]
  const mark = { left, top, width: right - left, height: bottom - top }
  return mark.width < least || mark.height < least ? null : mark
}

/** In the middle, each beside those before it. */
export const newMark = (before: number): Mark => ({
  left: 0.4 + 0.04 * (before % 5),
  top: 0.4 + 0.04 * (before % 5),
  width: 0.2,
  height: 0.2,
})

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -step, ArrowRight: step }
const upAndDown: Readonly<Record<string, number>> = { ArrowUp: -step, ArrowDown: step }

/** By an arrow key; null for every other key. */
export function moved(mark: Mark, key: string): Mark | null {
  const x = sideways[key] ?? 0
  const y = upAndDown[key] ?? 0
  if (x === 0 && y === 0) return null
  return {
    ...mark,
    left: within(mark.left + x, 1 - mark.width),
    top: within(mark.top + y, 1 - mark.height),
  }
}

/** Larger or smaller by an arrow key, from its lower right corner. */
export function grown(mark: Mark, key: string): Mark | null {
  const x = sideways[key] ?? 0
  const y = upAndDown[key] ?? 0
  if (x === 0 && y === 0) return null
  return {
    ...mark,
    width: Math.max(least, within(mark.width + x, 1 - mark.left)),
    height: Math.max(least, within(mark.height + y, 1 - mark.top)),
  }
}
