import { expect, jest, test } from '@jest/globals'
import { isChunkFailure, reloadOnce } from './chunk-reload.ts'

const start = Date.UTC(2026, 0, 1)

test('E-016, L-012: the page reloads once, and again only after a minute', () => {
  const reload = jest.fn()
  expect(reloadOnce(start, reload)).toBe(true)
  expect(reloadOnce(start + 59_999, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(start + 60_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('E-016: where storage is blocked it never reloads, so that there is no loop', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const reload = jest.fn()
  expect(reloadOnce(start, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  blocked.mockRestore()
})

test('E-016, E-022: without a connection the page stays, and reloads when there is one again', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = jest.fn()
  const later = start + 10 * 60_000
  expect(reloadOnce(later, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  connection.mockRestore()
  expect(reloadOnce(later, reload)).toBe(true)
})

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 7 failed.'), true],
  [new Error('Loading CSS chunk 7 failed.'), true],
  [new Error('x is undefined'), false],
  ['Loading chunk 7 failed.', false],
])('E-016: %s is the failure of a file: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected)
})
