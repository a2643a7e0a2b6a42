import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { fontFolder, fontSubsets } from '../testing/font-subsets.ts'
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

test('the fallback fonts are as tall as the real ones, so nothing shifts', () => {
  const css = fontFaceCss((file) => file)
  expect(css.match(/size-adjust/g)).toHaveLength(2)
  expect(css.match(/ascent-override/g)).toHaveLength(2)
})
