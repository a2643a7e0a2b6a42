import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { fontFaceCss, fontFiles } from './index.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../fonts')
const require = createRequire(import.meta.url)

test.each(['baloo-2', 'figtree'])("the latin file of %s is the package's own", (family) => {
  const original = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
  const packaged = readFileSync(join(original, `files/${family}-latin-wght-normal.woff2`))
  expect(readFileSync(join(folder, `${family}-latin.woff2`)).equals(packaged)).toBe(true)
})

test('every file is there and is served from the address it is given', () => {
  const css = fontFaceCss((file) => `/fonts/${file}`)
  for (const { file } of fontFiles) {
    expect(readFileSync(join(folder, file)).subarray(0, 4).toString('latin1')).toBe('wOF2')
    expect(css).toContain(`url("/fonts/${file}")`)
  }
  expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles.length)
})

test('both faces bring a rupee sign of their own, small enough to come along', () => {
  const rupees = fontFiles.filter(({ range }) => range === 'U+20B9')
  expect(rupees.map(({ family }) => family)).toEqual(['Baloo 2', 'Figtree'])
  for (const { file } of rupees)
    expect(readFileSync(join(folder, file)).byteLength).toBeLessThan(2048)
})

test('the fallback fonts are as tall as the real ones, so nothing shifts', () => {
  const css = fontFaceCss((file) => file)
  expect(css.match(/size-adjust/g)).toHaveLength(2)
  expect(css.match(/ascent-override/g)).toHaveLength(2)
})
