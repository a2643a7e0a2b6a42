/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { gatherStyles } from './gathered-styles.ts'

test('styles beside the elements become one tag before the markup, each rule once, in their order', () => {
  expect(
    gatherStyles(
      '<main><style data-emotion="by b">.by-b{top:0}</style><p class="by-b"></p>' +
        '<style data-emotion="by a c">.by-a>b{top:1px}</style><p class="by-a"></p>' +
        '<style data-emotion="by b">.by-b{top:0}</style></main>',
    ),
  ).toBe(
    '<style data-emotion="by b a c">.by-b{top:0}.by-a>b{top:1px}</style>' +
      '<main><p class="by-b"></p><p class="by-a"></p></main>',
  )
})

test('they follow the global styles, which order the layers', () => {
  const global = '<style data-emotion="by-global 1">@layer reset,recipes;</style>'
  const style = '<style data-emotion="by a">@layer recipes{.by-a{top:0}}</style>'
  expect(gatherStyles(`${global}${global}<p>${style}</p>`)).toBe(
    `${global}${global}${style}<p></p>`,
  )
})

test('global styles and other tags stay where they are', () => {
  const html = '<style data-emotion="by-global 1">html{top:0}</style><style>p{top:0}</style><p></p>'
  expect(gatherStyles(html)).toBe(html)
})
