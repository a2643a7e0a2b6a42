import { expect, test } from '@jest/globals'
import { coverageReport, titlesReport } from './report.ts'

const page = { owner: 'shop', layout: 'shop', access: 'open', roles: [] }
const requirements = {
  rows: ['R-001', 'R-002', 'R-003', 'Z-001'],
  pages: [
    { ...page, row: 'R-001', pattern: '/shop' },
    { ...page, row: 'R-002', pattern: '/workshop' },
    { ...page, row: 'R-003', pattern: '/shop/wishlist' },
  ],
  notBuilt: ['/workshop'],
}
const files = [
  { file: 'a.test.ts', rows: ['R-001', 'Z-001'], titlesWithoutRow: [] },
  { file: 'b.test.ts', rows: [], titlesWithoutRow: ['a sentence', 'another'] },
]

test('rows of pages that are not built yet are told apart from rows that no test names', () => {
  const report = coverageReport(requirements, files)
  expect(report).toContain('R, not built yet: R-002\nR, no test names it: R-003')
  expect(report).toMatch(/^R +3 +1 +1 +1$/m)
  expect(report).not.toContain('Z,')
  expect(report).toContain('2 of 4 rows are named by a test.')
  expect(report).toContain('2 titles in 1 test files begin with no row')
})

test('rows that a bench measures are told apart, unless a test names them as well', () => {
  const report = coverageReport(requirements, files, ['R-001', 'R-003'])
  expect(report).toContain('R, measured by a bench: R-003')
  expect(report).not.toMatch(/no test names it: R/)
})

test('titles are listed by file, and nothing else', () => {
  expect(titlesReport(files)).toBe('b.test.ts\n  a sentence\n  another')
})
