import { expect, test } from '@jest/globals'
import { definePath, fillPattern } from './define-path.ts'

const order = definePath('/orders/:id')
const blog = definePath('/blog/:slug?')

test.each([
  [order.to({ id: 7 }), '/orders/7'],
  [order.to({ id: 'a/b?c#d' }), '/orders/a%2Fb%3Fc%23d'],
  [order.to({ id: '../admin' }), '/orders/..%2Fadmin'],
  [blog.to(), '/blog'],
  [blog.to({ slug: '' }), '/blog'],
  [blog.to({ slug: 'kites & co' }), '/blog/kites%20%26%20co'],
  [definePath('/').to(), '/'],
  [definePath('/:slug?').to(), '/'],
])('a path is built as %s', (built, expected) => {
  expect(built).toBe(expected)
})

test('a query leaves out what is empty, repeats arrays, and is encoded', () => {
  const query = { a: 1, b: '', c: null, d: undefined, e: ['x', 'y'], f: 'a&b', g: false }
  expect(blog.to({}, query)).toBe('/blog?a=1&e=x&e=y&f=a%26b&g=false')
})

test('a missing parameter does not compile, and throws where nobody compiled it', () => {
  // @ts-expect-error -- id is missing
  expect(() => order.to({})).toThrow('needs a value for id')
  // @ts-expect-error -- the parameter is called id
  expect(() => order.to({ number: 7 })).toThrow('needs a value for id')
  expect(() => fillPattern('/orders/:id', { id: null })).toThrow('needs a value for id')
})
