import { expect, test } from '@jest/globals'
import { styleTag } from './collected-styles.ts'

test('the rules of a page stand in one tag, with their names', () => {
  expect(
    styleTag({
      prefix: 'by-',
      rules: [
        ['aaa', '.by-aaa{color:red;}'],
        ['bbb', '.by-bbb{margin:0;}'],
      ],
    }),
  ).toBe('<style data-rules="aaa bbb">.by-aaa{color:red;}.by-bbb{margin:0;}</style>')
})

test('a page without rules has no tag', () => {
  expect(styleTag({ prefix: 'by-', rules: [] })).toBe('')
})
