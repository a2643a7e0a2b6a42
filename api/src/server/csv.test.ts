import { expect, test } from '@jest/globals'
import { toCsv } from './csv.ts'

const cellOf = (value: string) =>
  toCsv([[value]])
    .slice(1)
    .trimEnd()

test.each([
  '=1+1',
  '+1+1',
  '+91 98765',
  '-1',
  '@SUM(A1)',
  ' =1',
  '"=1',
  '+9198765=1',
  '+9198\n=1',
  '+919876500001',
])('what a spreadsheet would compute is text: %j', (value) =>
  expect(cellOf(value)).toBe(`"'${value.replaceAll('"', '""')}"`),
)

test.each(['Asha', '12'])('%s stands as it is', (value) => expect(cellOf(value)).toBe(`"${value}"`))
