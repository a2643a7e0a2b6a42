import { expect, test } from '@jest/globals'
import { createRouteIndex } from './route-index.ts'

test('finds what collides and names the owner and an address, whatever the names of parameters', () => {
  const index = createRouteIndex<string>()
  index.add('/blog/:slug', 'content')
  index.add('/a/:x/b', 'shop')
  expect(index.find('/Blog/:id')).toEqual({ owner: 'content', example: '/blog/anything' })
  expect(index.find('/a/c/:y')).toEqual({ owner: 'shop', example: '/a/c/b' })
  expect(index.find('/blog/latest')).toBeNull()
  index.add('/news/:slug', 'account')
  expect(index.find('/news/:id')?.owner).toBe('account')
})

/** Every page has four optional parts, with parameters in places of its own. */
function stepsFor(pages: number): number {
  const index = createRouteIndex<number>()
  for (let page = 0; page < pages; page += 1) {
    const parts = [0, 1, 2, 3].map((bit) => (page & (1 << bit) ? `:p${bit}?` : `t${page}-${bit}?`))
    const path = ['/quiz', `n${page}`, ...parts].join('/')
    index.find(path)
    index.add(path, page)
  }
  return index.steps()
}

test('twice as many pages take twice the work, and 300 with four optional parts a bounded one', () => {
  expect(stepsFor(300)).toBeLessThan(300 * 16 * 35)
  expect(stepsFor(300) / stepsFor(150)).toBeLessThan(2.3)
})
