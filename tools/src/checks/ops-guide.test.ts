import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { pnpm } from '../../bootstrap/pnpm.mjs'
import { inRoot } from '../root.ts'

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8')

/** Everything that visitors see in the place of a page or a part of one, and where it is written. */
const panels: readonly [words: string, file: string][] = [
  ['This page could not be loaded', 'host/src/errors/page-error.tsx'],
  ["Something's wrong here...", 'host/src/errors/error-page.tsx'],
  ["We can't find the page you're looking for!", 'host/src/errors/not-found-page.tsx'],
  ['An error occurred while showing the error page', 'host/src/errors/last-resort.tsx'],
  ['This part of the page (', 'host/src/composition/slot-filler.tsx'],
  ['Brightyard is starting', 'host/server/delivery/waiting-page.ts'],
  ['Brightyard is busy', 'host/server/delivery/waiting-page.ts'],
]

test.each(panels)(
  'operators find “%s” in the table of symptoms, as visitors see it',
  (words, file) => {
    expect(textOf(file)).toContain(words)
    const rows = textOf('docs/ops-guide.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
    expect(rows.filter((row) => row.includes(`“${words}`))).toHaveLength(1)
  },
)

test('every guide says what pnpm is where it is not installed, with the version that everybody uses', () => {
  const guides = ['README.md', 'CONTRIBUTING.md', 'docs/ops-guide.md', 'docs/squad-guide.md']
  for (const guide of guides) {
    expect(textOf(guide).match(/npx -y pnpm@[\d.]+/g)).toEqual([`npx -y ${pnpm}`])
  }
})

test('the first admin is made by commands that can be pasted', () => {
  const lines = textOf('docs/ops-guide.md')
    .split('\n')
    .filter((line) => / create-admin \S+@/.test(line))
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line).not.toContain('…')
    expect(line).toMatch(/(^| )pnpm api create-admin |^docker compose exec api node /)
  }
})
