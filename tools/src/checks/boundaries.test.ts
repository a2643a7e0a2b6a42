import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { root } from '../root.ts'
import { readBoundaries } from './boundaries.ts'
import type { Boundaries } from './boundaries.ts'

/** A small site that keeps every rule … */
const cleanTree = {
  'node_modules/axios/index.js': 'export const axios = 1',
  'node_modules/zod/index.js': 'export const z = 1',
  'node_modules/rxjs/index.js': 'export const Subject = 1',
  'node_modules/drizzle-orm/index.js': 'export const sql = 1',
  'node_modules/react-router-dom/index.js': 'export const Link = 1',
  'node_modules/@chakra-ui/react/index.js': 'export const Box = 1',
  'shared/contract/package.json': '{}',
  'shared/contract/src/schema.ts': "export { z } from 'zod'",
  'shared/runtime/package.json': '{}',
  'shared/runtime/src/channels/channel.ts': "export { Subject } from 'rxjs'",
  'shared/runtime/src/http/transport.ts': "export { axios } from 'axios'",
  'shared/ui/package.json': '{}',
  'shared/ui/src/box.tsx': "export { Box } from '@chakra-ui/react'",
  'host/package.json': '{}',
  'host/src/app.tsx': "export { Box } from '../../shared/ui/src/box.tsx'",
  'host/src/routing/router.ts': "export { Link } from 'react-router-dom'",
  'host/server/main.ts': "export { client } from '../../registry/src/client/index.ts'",
  'mfe-shop/package.json': '{}',
  'mfe-shop/src/features/bag/bag.page.tsx':
    "export { z } from '../../../../shared/contract/src/schema.ts'",
  'mfe-content/package.json': '{}',
  'mfe-content/src/routes.ts': 'export const routes = []',
  'api/package.json': '{}',
  'api/src/main.ts': "export { sql } from 'drizzle-orm'",
  'api/src/settings.ts': "export { z } from 'zod'",
  'bench/package.json': '{}',
  'bench/src/main.ts': "export { client } from '../../host/server/main.ts'",
  'registry/package.json': '{}',
  'registry/src/client/index.ts': 'export const client = 1',
}

interface Plant {
  rule: string
  file: string
  imports: string
  /** Where the import leads, as the tool says it. */
  to: string
}

/** … and one file for each way to break one. */
const plants: Plant[] = [
  {
    rule: 'remotes-stay-apart',
    file: 'mfe-shop/src/a.ts',
    imports: '../../mfe-content/src/routes.ts',
    to: 'mfe-content/src/routes.ts',
  },
  {
    rule: 'remotes-do-not-know-the-host',
    file: 'mfe-shop/src/b.ts',
    imports: '../../host/src/app.tsx',
    to: 'host/src/app.tsx',
  },
  {
    rule: 'host-reads-no-remote-source',
    file: 'host/src/c.ts',
    imports: '../../mfe-content/src/routes.ts',
    to: 'mfe-content/src/routes.ts',
  },
  {
    rule: 'contract-imports-only-zod',
    file: 'shared/contract/src/d.ts',
    imports: 'react',
    to: 'react',
  },
  {
    rule: 'shared-knows-no-application',
    file: 'shared/ui/src/e.ts',
    imports: '../../../mfe-content/src/routes.ts',
    to: 'mfe-content/src/routes.ts',
  },
  {
    rule: 'browser-and-server-meet-in-contract',
    file: 'mfe-content/src/f.ts',
    imports: '../../api/src/main.ts',
    to: 'api/src/main.ts',
  },
  {
    rule: 'edge-calls-over-http',
    file: 'host/server/g.ts',
    imports: '../../api/src/main.ts',
    to: 'api/src/main.ts',
  },
  {
    rule: 'servers-import-no-browser-code',
    file: 'api/src/h.ts',
    imports: '../../shared/ui/src/box.tsx',
    to: 'shared/ui/src/box.tsx',
  },
  {
    rule: 'features-stay-apart',
    file: 'mfe-shop/src/features/wishlist/i.ts',
    imports: '../bag/bag.page.tsx',
    to: 'mfe-shop/src/features/bag/bag.page.tsx',
  },
  {
    rule: 'applications-are-not-imported',
    file: 'api/src/t.ts',
    imports: '../../bench/src/main.ts',
    to: 'bench/src/main.ts',
  },
  {
    rule: 'only-bench-starts-the-host',
    file: 'registry/src/u.ts',
    imports: '../../host/server/main.ts',
    to: 'host/server/main.ts',
  },
  {
    rule: 'packages-by-their-entry-points',
    file: 'mfe-shop/src/v.ts',
    imports: '@brightyard/ui/src/theme/tokens',
    to: '@brightyard/ui/src/theme/tokens',
  },
  {
    rule: 'zod-in-contract-schema',
    file: 'mfe-shop/src/w.ts',
    imports: 'zod',
    to: 'node_modules/zod/index.js',
  },
  {
    rule: 'zod-in-contract-schema',
    file: 'host/src/w.ts',
    imports: 'zod/mini',
    to: 'zod/mini',
  },
  {
    rule: 'router-in-runtime-and-host',
    file: 'mfe-shop/src/x.ts',
    imports: 'react-router-dom',
    to: 'node_modules/react-router-dom/index.js',
  },
  {
    rule: 'chakra-in-ui',
    file: 'shared/runtime/src/y.ts',
    imports: '@chakra-ui/react/box',
    to: '@chakra-ui/react/box',
  },
  {
    rule: 'axios-in-runtime',
    file: 'mfe-shop/src/j.ts',
    imports: 'axios',
    to: 'node_modules/axios/index.js',
  },
  {
    rule: 'chakra-in-ui',
    file: 'host/src/k.tsx',
    imports: '@chakra-ui/react',
    to: 'node_modules/@chakra-ui/react/index.js',
  },
  {
    rule: 'rxjs-in-runtime-channels',
    file: 'shared/runtime/src/http/l.ts',
    imports: 'rxjs',
    to: 'node_modules/rxjs/index.js',
  },
  {
    rule: 'drizzle-in-servers',
    file: 'shared/runtime/src/m.ts',
    imports: 'drizzle-orm',
    to: 'node_modules/drizzle-orm/index.js',
  },
  {
    rule: 'resolvable',
    file: 'host/src/n.ts',
    imports: './nowhere.ts',
    to: './nowhere.ts',
  },
  {
    rule: 'tests-are-not-imported',
    file: 'host/src/o.ts',
    imports: './p.test.ts',
    to: 'host/src/p.test.ts',
  },
  {
    rule: 'no-cycles',
    file: 'registry/src/q.ts',
    imports: './r.ts',
    to: 'registry/src/r.ts',
  },
]

let folder: string

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-boundaries-'))
  for (const [file, text] of Object.entries(cleanTree)) write(file, text)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a tree that keeps the rules passes, and every file of it was read', async () => {
  const { violations, overlooked } = await readBoundaries(folder)
  expect({ violations, overlooked }).toEqual({ violations: [], overlooked: [] })
}, 30_000)

describe('with one violation of every rule planted', () => {
  let found: Boundaries

  beforeAll(async () => {
    write('host/src/p.test.ts', 'export const p = 1')
    write('registry/src/r.ts', "import './q.ts'\nexport const r = 1")
    for (const { file, imports } of plants) write(file, `import '${imports}'\nexport const x = 1`)
    found = await readBoundaries(folder)
  }, 30_000)

  test.each(plants)('$rule is caught in $file', ({ rule, file, to }) => {
    expect(found.violations).toContainEqual({ rule, from: file, to })
  })

  test('a type import is caught like any other', async () => {
    write(
      'mfe-shop/src/s.ts',
      "import type { routes } from '../../mfe-content/src/routes.ts'\nexport type S = typeof routes",
    )
    const { violations } = await readBoundaries(folder)
    expect(violations).toContainEqual({
      rule: 'remotes-stay-apart',
      from: 'mfe-shop/src/s.ts',
      to: 'mfe-content/src/routes.ts',
    })
  }, 30_000)

  test('no file without a violation is accused', () => {
    const planted = new Set([...plants.map(({ file }) => file), 'registry/src/r.ts'])
    expect(found.violations.filter(({ from }) => !planted.has(from))).toEqual([])
  })

  test('there is a violation for every rule that exists', async () => {
    const configuration: unknown = await import(join(root, '.dependency-cruiser.mjs'))
    const planted = new Set(plants.map(({ rule }) => rule))
    expect([...planted].sort()).toEqual(ruleNames(configuration).sort())
  })
})

test("this repository's own files are read, hundreds of them, packages by their names too", async () => {
  const { overlooked, files, dependencies } = await readBoundaries(root)
  expect(overlooked).toEqual([])
  expect(files.length).toBeGreaterThan(300)
  expect(dependencies).toContainEqual({
    from: 'tools/src/checks/boundaries.ts',
    to: 'shared/contract/src/schema.ts',
  })
}, 60_000)

const Configuration = z.object({
  default: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
})

const ruleNames = (configuration: unknown) =>
  Configuration.parse(configuration).default.forbidden.map(({ name }) => name)
