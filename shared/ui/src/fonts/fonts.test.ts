import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { fontFolder, fontSubsets } from '../testing/font-subsets.ts'
import { tokens } from '../theme/tokens.ts'
import { fontFaceCss, fontFiles } from './index.ts'

const made = fontSubsets()

test.each(fontFiles)('$file is what `npm run fonts` makes of the whole face', async ({ file }) => {
  const expected = new Map(await made).get(file)
  expect(expected?.equals(readFileSync(fontFolder + file))).toBe(true)
})

test('the files of nearly every page weigh 14 kB at most, and one is preloaded', () => {
  for (const { file } of fontFiles.filter(({ file: name }) => !name.includes('more')))
    expect(readFileSync(fontFolder + file).byteLength).toBeLessThan(14 * 1024)
  expect(fontFiles.filter(({ preload }) => preload).map(({ file }) => file)).toEqual([
    'figtree.woff2',
  ])
})

test('every file is served from the address it is given', () => {
  const css = fontFaceCss((file) => `/fonts/${file}`)
  for (const { file } of fontFiles) expect(css).toContain(`url("/fonts/${file}")`)
  expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles.length)
})

test('both faces have the rupee sign in the file of nearly every page', () => {
  const rules = fontFaceCss((file) => file).split('\n')
  const withRupee = rules.filter((rule) => rule.includes('U+20B9'))
  expect(withRupee.map((rule) => /url\("(.+?)"/.exec(rule)?.[1])).toEqual([
    'figtree.woff2',
    'baloo-2.woff2',
  ])
})

test('Q-041: what stands for a face is as tall and wide, for Arial and Roboto, and is named where the theme asks', () => {
  const standing = fontFaceCss((file) => file)
    .split('\n')
    .filter((rule) => rule.includes('local('))
  const named = standing.map((rule) => /font-family:("[^"]+")/.exec(rule)?.[1] ?? '')
  expect(new Set(named).size).toBe(4)
  const asked = `${tokens.fonts.body.value}, ${tokens.fonts.heading.value}`.split(', ')
  expect(asked).toEqual(expect.arrayContaining(named))
  for (const rule of standing)
    expect(rule).toMatch(/font-weight:.*size-adjust:.*ascent-override:.*descent-override:/)
})
