import { createProgress } from '../../bootstrap/progress.mjs'
import { readRequirements } from '../requirements/requirements.ts'
import { readTestFiles } from '../requirements/test-titles.ts'

/** `pnpm requirements`: how many rows of each section a test names, which rows none names, and tests without a row. */
export async function requirements(args: string[]): Promise<void> {
  const { print } = createProgress()
  const { rows } = readRequirements()
  const files = readTestFiles()
  const tested = new Set(files.flatMap((file) => file.rows))

  print('section   rows  tested  without a test')
  for (const section of new Set(rows.map((row) => row.slice(0, 1)))) {
    const own = rows.filter((row) => row.startsWith(section))
    const open = own.filter((row) => !tested.has(row))
    const line = [section.padEnd(7), String(own.length).padStart(6)]
    print([...line, String(own.length - open.length).padStart(7), `  ${open.join(' ')}`].join(' '))
  }
  const named = rows.filter((row) => tested.has(row)).length
  print(`\n${named} of ${rows.length} rows are named by a test.`)

  const without = files.filter(({ titlesWithoutRow }) => titlesWithoutRow.length > 0)
  const count = without.reduce((sum, { titlesWithoutRow }) => sum + titlesWithoutRow.length, 0)
  print(`${count} titles in ${without.length} test files begin with no row (--titles lists them).`)
  if (!args.includes('--titles')) return
  for (const { file, titlesWithoutRow } of without) {
    print(`\n${file}`)
    for (const title of titlesWithoutRow) print(`  ${title}`)
  }
}
