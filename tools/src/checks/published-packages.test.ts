import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { publishedPackages } from '../packing/pack-packages.ts'
import { inRoot } from '../root.ts'

const Entry = z.union([z.string(), z.object({ types: z.string(), default: z.string() })])

const Manifest = z.object({
  exports: z.record(z.string(), Entry),
  files: z.array(z.string()),
  publishConfig: z.object({
    access: z.literal('restricted'),
    exports: z.record(z.string(), z.string()),
  }),
})

for (const name of publishedPackages) {
  const folder = inRoot('shared', name)
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))

  test(`@brightyard/${name} is published with every entry, as emitted code`, () => {
    const emitted = Object.entries(manifest.exports).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : entry.default,
    ])
    expect(Object.entries(manifest.publishConfig.exports)).toEqual(emitted)
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', '!dist/**/*.test.*']))
    expect(manifest.files).not.toContain('src')
  })

  test(`@brightyard/${name} names no entry that is not there`, () => {
    for (const entry of Object.values(manifest.exports)) {
      if (typeof entry !== 'string')
        expect([entry.types, existsSync(`${folder}/${entry.types}`)]).toEqual([entry.types, true])
    }
  })
}
