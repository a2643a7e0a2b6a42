/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { collectStyles } from './collected-styles.ts'

test('styles beside the elements become one tag for the head, each rule once, in their order', () => {
  expect(
    collectStyles(
      '<main><style data-emotion="by b">.by-b{top:0}</style><p class="by-b"></p>' +
        '<style data-emotion="by a c">.by-a>b{top:1px}</style><p class="by-a"></p>' +
        '<style data-emotion="by b">.by-b{top:0}</style></main>',
    ),
  ).toEqual({
    styles: '<style data-rules="b a c">.by-b{top:0}.by-a>b{top:1px}</style>',
    html: '<main><p class="by-b"></p><p class="by-a"></p></main>',
  })
})

test('other tags stay where they are', () => {
  const html = '<style>p{top:0}</style><p></p>'
  expect(collectStyles(html)).toEqual({ styles: '', html })
})
