import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { inRoot } from '../root.ts'

const Names = z._default(z.record(z.string(), z.string()), {})
const Manifest = z.object({
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
})

function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return realpathSync(folder)
  return dirname(from) === from ? undefined : folderOf(name, dirname(from))
}

/** The names of all packages that are installed for a package's run time, with their own dependencies. */
function dependenciesOf(folder: string, seen = new Map<string, string>()): Map<string, string> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  for (const name of Object.values(manifest).flatMap(Object.keys)) {
    const found = folderOf(name, folder)
    if (found === undefined || seen.has(found)) continue
    seen.set(found, name)
    dependenciesOf(found, seen)
  }
  return seen
}

const bundler = /webpack|^@module-federation\/|^@brightyard\/build$/

for (const folder of ['registry', 'host', 'api']) {
  test(`${folder} needs no bundler at run time`, () => {
    const names = [...dependenciesOf(inRoot(folder)).values()]
    expect(names).toEqual(expect.arrayContaining(['@brightyard/contract', 'zod', 'fastify']))
    expect(names.filter((name) => bundler.test(name))).toEqual([])
  })
}

test('a bundler among the dependencies is found, also behind another package', () => {
  const names = [...dependenciesOf(inRoot('bench')).values()]
  expect(names).toEqual(
    expect.arrayContaining(['@brightyard/build', 'webpack', 'terser-webpack-plugin']),
  )
})
