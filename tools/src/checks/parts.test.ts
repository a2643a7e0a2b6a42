import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { parse } from 'yaml'
import { inRoot } from '../root.ts'
import { writeParts } from './parts.ts'

const Parts = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string() })),
})
const Workspace = z.object({ catalog: z.record(z.string(), z.string()) })
const { catalog } = Workspace.parse(parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')))

test('Y-044: a build has a list of its parts with the locked versions, and of nothing that only tests use', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'))
  try {
    await writeParts(folder, ['api'])
    const list = await readFile(join(folder, 'brightyard-api.cdx.json'), 'utf8')
    const { components } = Parts.parse(JSON.parse(list))
    for (const name of ['fastify', 'drizzle-orm', 'sharp'])
      expect(components).toContainEqual({
        name,
        version: catalog[name],
        purl: `pkg:npm/${name}@${catalog[name]}`,
      })
    // What those bring along is a part, too.
    expect(components.map(({ name }) => name)).toContain('light-my-request')
    expect(components.map(({ name }) => name)).not.toContain('jest')
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000) // it starts the package manager

test('Y-044: the catalog names exact versions', () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/
  expect(Object.entries(catalog).filter(([, version]) => !exact.test(version))).toEqual([])
})
