import { expect, test } from '@jest/globals'
import { contrastPairs } from './contrast-pairs.ts'

/** Relative luminance as WCAG 2.2 defines it, of `#RRGGBB`. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string) {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the yardstick itself is right: black on white is 21 to 1, and grey 767676 just passes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#777777', '#FFFFFF')).toBeLessThan(4.5)
})

test.each(contrastPairs)(
  'Q-039: $use: $front on $back is at least $ratio to 1',
  ({ front, back, ratio }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(ratio)
  },
)
