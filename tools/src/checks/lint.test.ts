import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { root } from '../root.ts'
import { runNode } from '../run-command.ts'

const Findings = z.object({
  diagnostics: z.array(
    z.object({
      code: z.optional(z.string()),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

const plants = [
  {
    rule: 'typescript(no-floating-promises)',
    file: 'mfe-shop/src/floating.ts',
    text: 'export function save() {\n  fetch("/vendor/api/cart")\n}',
  },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'mfe-shop/src/any.ts',
    text: 'export const read = (value: any) => String(value)',
  },
  {
    rule: 'typescript(no-unsafe-member-access)',
    file: 'mfe-shop/src/unsafe.ts',
    text: 'export const read = (): string => JSON.parse("{}").name',
  },
  {
    rule: 'import(no-default-export)',
    file: 'host/src/default.ts',
    text: 'const value = 1\nexport default value',
  },
  {
    rule: 'eslint(max-lines)',
    file: 'api/src/long.ts',
    text: Array.from({ length: 201 }, (_, line) => `export const line${line} = ${line}`).join('\n'),
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'api/src/later.ts',
    text: `// ${'TO'}${'DO'}: later\nexport const value = 1`,
  },
  {
    rule: 'jest(no-focused-tests)',
    file: 'mfe-shop/src/focused.test.ts',
    text: "import { test } from '@jest/globals'\ntest.only('one', () => {})",
  },
  {
    rule: 'jest(no-focused-tests)',
    file: 'api/src/focused-each.test.ts',
    text: "import { describe } from '@jest/globals'\ndescribe.only.each([1])('%s', () => {})",
  },
  {
    rule: 'jest(no-disabled-tests)',
    file: 'host/src/disabled.test.tsx',
    text: "import { test } from '@jest/globals'\ntest.skip('one', () => {})",
  },
]

/** Each line is a form that a rule of our own refuses; only a form that is alone shows that the rule knows it. */
const refusedLines = [
  {
    rule: 'brightyard(keys-from-calls)',
    file: 'mfe-shop/src/own-keys.ts',
    lines: [
      "export const literal = { queryKey: ['campaigns', 'running'] }",
      "export const ofMutation = { mutationKey: ['campaigns'] }",
      "export const asConstant = { queryKey: ['campaigns'] as const }",
      "export const satisfying = { queryKey: ['campaigns'] satisfies readonly string[] }",
      "export const quoted = { 'queryKey': ['campaigns'] }",
      "export const computed = { ['queryKey']: ['campaigns'] }",
      'export const template = { [`queryKey`]: [`campaigns`] }',
      'export const fromCall = { queryKey: keyOf() }',
      'export const fromConstant = { queryKey: ownKey }',
      'export const shorthand = (queryKey: string[]) => ({ queryKey })',
      "export const byDefault = ({ queryKey = ['campaigns'] }: Keyed) => ({ queryKey })",
      'export const renamed = ({ name: queryKey }: Named) => ({ queryKey })',
      'export const replaced = (query: Keyed) => { let { queryKey } = query; queryKey = ownKey; return { queryKey } }',
      'export const assigned = (query: Keyed) => { query.queryKey = ownKey }',
      "export const set = () => client.setQueryData(['campaigns'], 1)",
      "export const read = () => client.getQueryData(['campaigns'])",
      "export const state = () => client.getQueryState(['campaigns'])",
      "export const setDefaults = () => client.setQueryDefaults(['campaigns'], {})",
      "export const defaults = () => client.getQueryDefaults(['campaigns'])",
      "export const setOfMutation = () => client.setMutationDefaults(['campaigns'], {})",
      "export const ofMutations = () => client.getMutationDefaults(['campaigns'])",
      "export const byText = () => client['setQueryData'](['campaigns'], 1)",
      'export const byConstant = () => client.setQueryData(ownKey, 1)',
      'export const extended = (query: Keyed) => client.setQueryData([...query.queryKey, 1], 1)',
      'export const unknown = () => client.setQueryData(someKey, 1)',
      'export const spread = () => client.setQueryData(...pair)',
      'export const nothing = () => client.getQueryData()',
      'export const bound = () => client.setQueryData.bind(client, ownKey)',
    ],
    accepted: [
      'export const member = (query: Keyed) => ({ queryKey: query.queryKey })',
      'export const more = (query: Keyed) => ({ ...query, retry: false })',
      'export const ofCall = () => client.setQueryData(bagQuery(1).queryKey, 1)',
      'export const taken = () => { const { queryKey } = bagQuery(1); return { queryKey } }',
      'export const other = () => { const { mutationKey: key } = bagQuery(1); return { mutationKey: key } }',
      'export const kept = () => { const key = bagQuery(1).queryKey; return client.getQueryData(key) }',
      'export const given = ({ queryKey }: Keyed) => client.getQueryState(queryKey)',
    ],
  },
  {
    rule: 'brightyard(format-in-runtime)',
    file: 'host/src/own-formats.ts',
    lines: [
      "export const day = new Intl.DateTimeFormat('en-IN')",
      "export const list = new Intl.ListFormat('en-IN')",
      'export const { NumberFormat } = Intl',
      'export const formats = Intl',
      'export const ofGlobal = globalThis.Intl',
      'export const ofWindow = window.Intl',
      "export const byText = globalThis['Intl']",
      'export const byTemplate = globalThis[`Intl`]',
      'export const { Intl: taken } = globalThis',
      "export const { 'Intl': takenByText } = globalThis",
      "export const { ['Intl']: takenByComputedText } = globalThis",
      "export const amount = (value: number) => value.toLocaleString('en-IN')",
      'export const date = (value: Date) => value.toLocaleDateString()',
      'export const time = (value: Date) => value.toLocaleTimeString()',
      'export const dateAlone = (value: Date) => value.toDateString()',
      'export const timeAlone = (value: Date) => value.toTimeString()',
      'export const inUtc = (value: Date) => value.toUTCString()',
      'export const decimals = (value: number) => value.toFixed(1)',
      "export const decimalsByText = (value: number) => value['toFixed'](1)",
      'export const optional = (value?: number) => value?.toFixed(1)',
    ],
    accepted: [
      'export const iso = (value: Date) => value.toISOString()',
      'export const text = (value: number) => value.toString()',
      "export const word = 'Intl'",
    ],
  },
]

let folder: string
let found: z.infer<typeof Findings>['diagnostics']

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lint-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true })
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['es2023', 'dom'] },
      include: ['*/src', 'shared/*/src'],
    }),
  )
  for (const { file, text } of plants) write(file, text)
  for (const { file, lines, accepted } of refusedLines) {
    write(file, [...lines, ...accepted].join('\n'))
    write(file.replace('.ts', '.test.ts'), lines.join('\n'))
  }
  const { standardOutput } = await runNode(
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--format=json',
      'host',
      'mfe-shop',
      'shared',
      'api',
    ],
    { cwd: folder },
  )
  found = Findings.parse(JSON.parse(standardOutput)).diagnostics
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(plants)('$rule is reported in $file', ({ rule, file }) => {
  expect(found.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
})

const linesWith = (rule: string, file: string) =>
  found
    .filter(({ code, filename }) => code === rule && filename === file)
    .flatMap(({ labels }) => labels.map(({ span }) => span.line))

test.each(refusedLines)('$rule refuses every form, and nothing else', ({ rule, file, lines }) => {
  const reported = linesWith(rule, file)
  expect(lines.filter((_, place) => !reported.includes(place + 1))).toEqual([])
  expect(reported.filter((line) => line > lines.length)).toEqual([])
})

test('tests may format as they like, but not write keys', () => {
  expect(linesWith('brightyard(format-in-runtime)', 'host/src/own-formats.test.ts')).toEqual([])
  expect(linesWith('brightyard(keys-from-calls)', 'mfe-shop/src/own-keys.test.ts')).not.toEqual([])
})
