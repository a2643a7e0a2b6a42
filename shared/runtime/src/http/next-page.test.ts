import { describe, expect, test } from '@jest/globals'
import { nextPageQuery } from './next-page.ts'

const path = '/api/user/notification/list/client'

describe('X-011: the address of the next page', () => {
  test.each([
    ['a path on the API', `${path}?page=2`, '/vendor'],
    ['a path with the base', `/vendor${path}?page=2`, '/vendor'],
    ['an absolute address of the API', `http://localhost/vendor${path}?page=2`, '/vendor'],
    ['an API on an origin of its own', `https://api.example${path}?page=2`, 'https://api.example'],
  ])('is followed when it is %s', (_, next, base) => {
    expect(nextPageQuery(next, base, path)).toEqual({ page: '2' })
  })

  test.each([
    ['of another origin', `https://elsewhere.example/vendor${path}?page=2`],
    ['protocol-relative', `//elsewhere.example${path}?page=2`],
    ['of another call', '/vendor/api/logout?page=2'],
    ['of another call by dots', `/vendor${path}/../../../logout`],
    ['a script', 'javascript:alert(1)'],
    ['with a backslash', String.raw`\\elsewhere.example\api`],
    ['not an address', 'http://['],
  ])('is refused when it is %s', (_, next) => {
    expect(() => nextPageQuery(next, '/vendor', path)).toThrow('address that we do not follow')
  })
})
