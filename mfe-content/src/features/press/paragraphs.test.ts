import { expect, test } from '@jest/globals'
import { paragraphsOf } from './paragraphs.ts'

const line = (str: string, y: number, height = 12, x = 48) => [
  { str, transform: [height, 0, 0, height, x, y], height, hasEOL: true },
]
const texts = (...lines: ReturnType<typeof line>[]) =>
  paragraphsOf(lines.flat()).map(({ text }) => text)

test('R-038: lines of one paragraph flow, and an empty line begins another', () => {
  expect(
    texts(
      line('The bus stands in', 700),
      line('front of the school.', 682),
      line('', 664),
      line('The driver reads.', 646),
    ),
  ).toEqual(['The bus stands in front of the school.', 'The driver reads.'])
})

test('R-038: a sentence goes on in the next column, and a new one begins a paragraph', () => {
  expect(
    texts(
      line('There is only a', 100),
      line('path. The driver', 700, 12, 310),
      line('walks.', 682, 12, 310),
    ),
  ).toEqual(['There is only a path. The driver walks.'])
  expect(texts(line('The end.', 100), line('Another day', 700, 12, 310))).toEqual([
    'The end.',
    'Another day',
  ])
})

test('R-038: a headline of two lines is one heading, and what stands beside it is not of it', () => {
  const found = paragraphsOf(
    [
      line('Issue 12', 740),
      line('October 2026', 740, 12, 400),
      line('The library bus', 700, 32),
      line('comes on Monday', 660, 32),
      line('It brings two thousand books in five languages, and a stove.', 620),
    ].flat(),
  )
  expect(found).toEqual([
    { text: 'Issue 12', isHeading: false },
    { text: 'October 2026', isHeading: false },
    { text: 'The library bus comes on Monday', isHeading: true },
    {
      text: 'It brings two thousand books in five languages, and a stove.',
      isHeading: false,
    },
  ])
})

test('R-038: pieces of one line are one line, and a page without text has none', () => {
  const [piece] = line('A picture of', 500)
  if (!piece) throw new Error('There is no piece.')
  expect(texts([{ ...piece, hasEOL: false }, ...line(' the bus', 500)])).toEqual([
    'A picture of the bus',
  ])
  expect(texts()).toEqual([])
})
