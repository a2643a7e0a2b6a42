import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A test file with the rows that it names, ranges such as `N-030 to N-042` written out. */
export interface TestFile {
  file: string
  rows: readonly string[]
  /** Titles of tests that begin with no row. */
  titlesWithoutRow: readonly string[]
}

const code = '[A-Z]-\\d{3}'
const range = new RegExp(`\\b(${code}) to (${code})\\b`, 'g')
const single = new RegExp(`\\b${code}\\b`, 'g')
const title = /\b(?:test|it)(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The rows that a text names; one from `N-030 to N-042` counts each row between. */
export function rowsIn(text: string): string[] {
  const ranged = [...text.matchAll(range)].flatMap(([, from = '', to = '']) => {
    const first = Number(from.slice(2))
    const length = Number(to.slice(2)) - first + 1
    return Array.from(
      { length: Math.max(0, length) },
      (_, place) => `${from.slice(0, 2)}${String(first + place).padStart(3, '0')}`,
    )
  })
  return [...new Set([...ranged, ...(text.match(single) ?? [])])]
}

/** Reads one test file; comments name no row. */
export function readTestFile(file: string, source: string): TestFile {
  const text = source.replace(comment, '')
  const titles = [...text.matchAll(title)].map(([, , words = '']) => words)
  return {
    file,
    rows: rowsIn(text),
    titlesWithoutRow: titles.filter((words) => rowsIn(words).length === 0),
  }
}

const skipped = new Set(['node_modules', 'dist', 'test-results', 'migrations', 'fixtures'])

/** Every file below `folder` whose name matches, as paths from there. */
export function filesBelow(folder: string, name: RegExp, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name)
    if (!entry.isDirectory()) return name.test(entry.name) ? [path] : []
    return skipped.has(entry.name) || entry.name.startsWith('.')
      ? []
      : filesBelow(folder, name, path)
  })
}

/** The rows that benches say they measure, in the comment at their top. */
export const readMeasuredRows = (): string[] =>
  readdirSync(join(root, 'bench/src'))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const [about = ''] =
        /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(join(root, 'bench/src', file), 'utf8')) ?? []
      return rowsIn(about)
    })

/** All tests of the repository. */
export const readTestFiles = (): TestFile[] =>
  filesBelow(root, /\.(test|spec)\.tsx?$/).map((file) =>
    readTestFile(file, readFileSync(join(root, file), 'utf8')),
  )
