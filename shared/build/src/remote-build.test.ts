import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { containerName, ReleaseManifest, RemoteDocument } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { copySampleRemote } from './sample-remote.ts'

const sample = copySampleRemote()
const read = (file: string) => readFileSync(join(sample.release, file))
const document = () => RemoteDocument.parse(JSON.parse(read('remote.json').toString()))

beforeAll(async () => {
  sample.write(
    'src/features/badge/badge.slot.ts',
    `throw new Error('badge is broken')\nexport const Component = () => null`,
  )
  await sample.build()
}, 60_000)

afterAll(() => {
  sample.remove()
})

describe('remote.json', () => {
  test('states what routes.ts says, with the defaults filled in', () => {
    const { name, version, contract, routes, slots, publishes, subscribes } = document()
    expect({ name, contract, publishes, subscribes }).toEqual({
      name: 'sample',
      contract: 1,
      publishes: [],
      subscribes: ['shop/cart-count-changed@1'],
    })
    expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
    expect(routes).toEqual([expect.objectContaining({ path: '/sample', render: 'server' })])
    expect(slots).toEqual([expect.objectContaining({ name: 'badge', render: 'client' })])
  })

  test('lists every file of the release but itself, with its size and hash', () => {
    const { files } = document()
    const written = readdirSync(sample.release).filter((file) => file !== 'remote.json')
    expect(Object.keys(files).sort()).toEqual(written.sort())
    for (const [file, { bytes, integrity }] of Object.entries(files)) {
      const content = read(file)
      expect({ file, bytes, integrity }).toEqual({
        file,
        bytes: content.byteLength,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      })
    }
  })

  test('names the scripts of a page, and not what the page imports lazily', () => {
    const { scripts } = document().modules['./features/home/home.page'] ?? { scripts: [] }
    expect(scripts).toEqual(['home.page.js'])
    expect(scripts.map((file) => read(file).toString()).join()).not.toContain('Every leaf')
  })

  test('requires what the host provides, by range', () => {
    expect(document().shared).toMatchObject({
      react: { range: '^19' },
      '@brightyard/ui/overlay': { range: '^1' },
    })
  })
})

test('the entry weighs at most 10 kB in brotli', () => {
  expect(document().files['remoteEntry.js.br']?.bytes).toBeLessThan(10_000)
})

test('nothing that the host provides is in the release', () => {
  const scripts = readdirSync(sample.release).filter((file) => file.endsWith('.js'))
  const text = scripts.map((file) => read(file).toString()).join()
  expect(text).not.toMatch(/__CLIENT_INTERNALS|ZodMiniString|createElement=function/)
  expect(text.length).toBeLessThan(12_000)
})

test('the container is named after remote and version, so that two releases can share a tab', () => {
  const { version } = document()
  expect(read('remoteEntry.js').toString()).toContain(
    `var sample_${version.replaceAll(/\W/g, '_')};`,
  )
})

test('the manifest says to other hosts what is exposed, what the release takes, and to load it from where it lies', () => {
  const manifest = z
    .object({
      name: z.string(),
      metaData: z.extend(ReleaseManifest.shape.metaData, {
        publicPath: z.string(),
        globalName: z.string(),
      }),
      exposes: z.array(z.object({ path: z.string() })),
      shared: z.array(
        z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() }),
      ),
    })
    .parse(JSON.parse(read('mf-manifest.json').toString()))
  const container = containerName('sample', document().version)
  expect(manifest).toMatchObject({
    name: container,
    metaData: { publicPath: 'auto', globalName: container },
    exposes: [{ path: './features/home/home.page' }, { path: './features/badge/badge.slot' }],
  })
  const { version, slots } = document()
  expect(manifest.metaData.brightyard).toEqual({
    version,
    routes: [expect.objectContaining({ path: '/sample', module: './features/home/home.page' })],
    slots,
  })
  const taken = manifest.shared.map(({ name, requiredVersion }) => [
    name,
    { range: requiredVersion },
  ])
  expect(Object.fromEntries(taken)).toEqual(document().shared)
  for (const { version, requiredVersion } of manifest.shared) {
    expect(version.startsWith(`${requiredVersion.slice(1)}.`)).toBe(true)
  }
})

describe('server.cjs', () => {
  function evaluate() {
    const asked: string[] = []
    const module: { exports: Record<string, Record<string, unknown>> } = { exports: {} }
    const shared: Record<string, unknown> = {
      react: { lazy: () => null, useState: () => [false, () => undefined] },
      'react/jsx-runtime': { jsx: () => 'element', jsxs: () => 'element' },
      '@brightyard/contract/schema': {
        object: () => ({ parse: (value: unknown) => value }),
        string: () => null,
      },
    }
    const run = vm.compileFunction(read('server.cjs').toString(), [
      'module',
      'exports',
      'require',
    ]) as (module: object, exports: object, require: (name: string) => unknown) => void
    run(module, module.exports, (name) => {
      asked.push(name)
      if (!(name in shared)) throw new Error(`The host does not provide ${name}.`)
      return shared[name]
    })
    return { exports: module.exports, asked }
  }

  test('exports the pages and slots by module, and needs only what the host provides', () => {
    const { exports, asked } = evaluate()
    expect(Object.keys(exports)).toEqual([
      './features/home/home.page',
      './features/badge/badge.slot',
    ])
    const page = exports['./features/home/home.page']
    expect(page).toMatchObject({ Component: expect.any(Function), loader: expect.any(Function) })
    expect(asked.sort()).toEqual(['@brightyard/contract/schema', 'react', 'react/jsx-runtime'])
  })

  test('evaluates a module when it is requested, so that a broken one does not affect the others', () => {
    const { exports, asked } = evaluate()
    expect(asked).toEqual([])
    expect(() => exports['./features/badge/badge.slot']).toThrow('badge is broken')
    expect(() => exports['./features/badge/badge.slot']).toThrow('badge is broken')
    expect(exports['./features/home/home.page']).toBeDefined()
  })

  test('names pictures as the browser build does', () => {
    const [, picture] = /(leaf\.\w+\.svg)/.exec(read('server.cjs').toString()) ?? []
    expect(existsSync(join(sample.release, picture ?? 'no picture'))).toBe(true)
  })
})
