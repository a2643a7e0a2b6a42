import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { root } from '../root.ts'
import { runNode } from '../run-command.ts'

const Findings = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })),
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
    rule: 'brightyard(keys-from-calls)',
    file: 'mfe-shop/src/literal-key.ts',
    text: "export const query = { queryKey: ['campaigns', 'running'] }",
  },
  {
    rule: 'brightyard(format-in-runtime)',
    file: 'mfe-shop/src/own-date.ts',
    text: "export const day = new Intl.DateTimeFormat('en-IN')",
  },
  {
    rule: 'brightyard(format-in-runtime)',
    file: 'host/src/own-number.ts',
    text: "export const count = (value: number) => value.toLocaleString('en-IN')",
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'api/src/later.ts',
    text: `// ${'TO'}${'DO'}: later\nexport const value = 1`,
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
