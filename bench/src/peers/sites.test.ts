import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readSites, sitesFormat } from './sites.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-sites-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function read(text: string) {
  const file = join(folder, 'sites.json')
  writeFileSync(file, text)
  return readSites(file)
}

test('a file that does not exist is named', () => {
  expect(readSites('/nope.json')).toEqual({ problem: '--sites: /nope.json does not exist.' })
})

test('the example of the help is a list of sites', () => {
  const example = sitesFormat.slice(sitesFormat.indexOf('['), sitesFormat.lastIndexOf(']') + 1)
  expect(read(example)).toMatchObject({ sites: [{ name: 'ours', heading: 'main h1' }] })
})

test.each([
  ['no JSON', 'the file'],
  ['[]', 'the file'],
  ['[{ "name": "ours", "home": "/" }]', '0.home, 0.product, 0.link, 0.heading'],
])('%s is no list of sites', (text, wrong) => {
  expect(read(text)).toEqual({ problem: expect.stringContaining(`(wrong: ${wrong})`) })
})
