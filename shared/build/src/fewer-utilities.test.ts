import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceOf } from './package-folder.ts'

interface Loader {
  (source: string): Promise<string>
  leftOut: Record<'utilities' | 'conditions', RegExp>
}
const shorten = createRequire(import.meta.url)('../loaders/fewer-utilities.cjs') as Loader
const { leftOut } = shorten

const workspace = workspaceOf(import.meta.dirname)
const sources = execFileSync('git', ['ls-files', 'mfe-*', 'host/src', 'shared/ui/src'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))

test('no source uses a style property or condition that builds leave out', () => {
  expect(sources.length).toBeGreaterThan(300)
  const used = sources.flatMap((file) => {
    const text = readFileSync(join(workspace, file), 'utf8')
    const properties = [...text.matchAll(/\s(\w+)=[{"]/g)].map(([, name = '']) => name)
    const conditions = [...text.matchAll(/\b_(\w+)\b/g)].map(([, name = '']) => name)
    return [
      ...properties.filter((name) => leftOut.utilities.test(name)),
      ...conditions.filter((name) => leftOut.conditions.test(name)),
    ].map((name) => `${file}: ${name}`)
  })
  expect(used).toEqual([])
})

test('whole properties go, with what stands in them, and the rest stays as it was', async () => {
  const source = `"use strict";
const conditions = defineConditions({ hover: "&:hover", peerHover: ["@media", "a"], last: "&:last" });
export const config = {
  conditions,
  utilities: {
    // é
    color: { values: "colors" },
    blur: { transform(value) { return { "--blur": value } } },
    debug: { values: ["a", "b"] }
  }
};`
  expect((await shorten(source)).replaceAll(/\s+/g, ' ')).toBe(
    `"use strict"; const conditions = defineConditions({ hover: "&:hover", last: "&:last" }); ` +
      `export const config = { conditions, utilities: { // é color: { values: "colors" }, } };`,
  )
})
