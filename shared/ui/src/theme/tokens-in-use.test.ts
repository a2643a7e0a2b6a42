/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { system } from './system.ts'

const root = join(import.meta.dirname, '../../../..')
const owners = readdirSync(root).filter((name) => name === 'host' || name.startsWith('mfe-'))
const folders = [...owners, 'shared/ui', 'shared/runtime'].map((name) => join(root, name, 'src'))

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
)
const shade =
  /["']([a-z]+\.(?:subtle|muted|solid|emphasized|contrast|fg|inverted|panel|faint))["']/g
const palette = /\bcolorPalette(?:=|: )["']([a-z]+)["']/g
const named = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => (name ? [{ file, name }] : [])),
  )
const isColour = (name: string) => system.tokens.getByName(`colors.${name}`) !== undefined

test('every colour that a component names is one of the theme: others show as no colour at all', () => {
  const found = [
    ...named(shade).filter(({ name }) => !name.startsWith('colorPalette')),
    ...named(palette).map(({ file, name }) => ({ file, name: `${name}.solid` })),
  ]
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ name }) => !isColour(name))).toEqual([])
})
