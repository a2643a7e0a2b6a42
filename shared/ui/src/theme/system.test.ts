import { expect, test } from '@jest/globals'
import { media } from './conditions.ts'
import { disabledOpacity } from './recipes.ts'
import { system } from './system.ts'

test('L-021: the breakpoints are xs 320, sm 640, md 768, lg 1024, xl 1280 and xxl 1536', () => {
  const widths = Object.fromEntries(
    system.breakpoints.values.map(({ name, min }) => [name, Number.parseFloat(min ?? '0') * 16]),
  )
  expect(widths).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 })
})

test.each([475, 639, 767, 1023])('L-022: there is a styling breakpoint at %i px', (width) => {
  expect(system.conditions.resolve(`_below${width}`)).toBe(
    `@media screen and (max-width: ${width}px)`,
  )
})

test('L-013: the header changes at 993 px', () => {
  expect(media.header).toContain('min-width: 993px')
  expect(media.belowHeader).toContain('max-width: 992.98px')
})

test.each([
  ['narrow', '750px'],
  ['reading', '1000px'],
  ['page', '1260px'],
  ['wide', '1400px'],
])('L-023: the %s container is at most %s wide', (size, width) => {
  const token = system.tokens.getByName(`sizes.${size}`)
  expect(token?.value).toBe(width)
  expect(system.getRecipe('container')).toMatchObject({
    variants: { size: { [size]: { maxW: size } } },
  })
})

test('L-024: retina means two device pixels for each CSS pixel, or more', () => {
  expect(media.retina).toBe('@media (min-resolution: 2dppx)')
})

test('L-033: disabled buttons are between half and six tenths opaque', () => {
  expect(disabledOpacity).toBeGreaterThanOrEqual(0.5)
  expect(disabledOpacity).toBeLessThanOrEqual(0.6)
  expect(system.getRecipe('button')).toMatchObject({
    base: { _disabled: { opacity: disabledOpacity } },
  })
})
