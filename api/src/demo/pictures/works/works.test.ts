import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { rowsOf } from '../../catalog/catalog-rows.ts'
import { entryRows } from '../../talent/entries.data.ts'
import { svgOf } from '../drawing.ts'
import { workOf } from './works.ts'

const drawn = (title: string) =>
  svgOf({ layout: 'scene', area: 'talent', icons: [], work: title, seed: title })
const made = rowsOf(entryRows).flatMap(([campaign = '', , , , , title = '']) => {
  const work = workOf(title)
  return work ? [{ campaign, title, work }] : []
})

test('T-001: every entry that is shown has a work of its own', () => {
  const bare = rowsOf(entryRows).flatMap(([, , state, , , title = '']) =>
    state === 'shown' && !workOf(title) ? title : [],
  )
  expect(bare).toEqual([])
})

test('T-001: what children handed in differs, and is the same every time', () => {
  expect(made.length).toBeGreaterThan(15)
  const hashes = made.map(({ title }) => createHash('sha256').update(drawn(title)).digest('hex'))
  expect(new Set(hashes).size).toBe(made.length)
  for (const [at, { title }] of made.entries())
    expect(createHash('sha256').update(drawn(title)).digest('hex')).toBe(hashes[at])
})

test('T-001: no two works of a campaign are made alike, and each says what it shows', () => {
  const manners = made.map(({ campaign, work }) => `${campaign}: ${work.manner}`)
  expect(new Set(manners).size).toBe(made.length)
  expect(new Set(made.map(({ work }) => work.alt)).size).toBe(made.length)
})
