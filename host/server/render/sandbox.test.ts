/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { createSandbox } from './sandbox.ts'

const shared = { react: { version: '19' } }
const evaluate = (code: string) => createSandbox(shared).evaluate(code, 'test/server.cjs')
const typesOf = (names: readonly string[]) =>
  evaluate(
    `module.exports = { types: { ${names.map((name) => `${JSON.stringify(name)}: typeof ${name}`).join(', ')} } }`,
  )['types']

describe('what a bundle sees', () => {
  test('nothing of Node', () => {
    const names = ['process', 'Buffer', 'global', '__dirname', 'setImmediate', 'document', 'window']
    expect(typesOf(names)).toEqual(Object.fromEntries(names.map((name) => [name, 'undefined'])))
  })

  test('the web platform', () => {
    const types = typesOf(['URL', 'AbortController', 'TextEncoder', 'queueMicrotask', 'console'])
    expect(Object.values(types ?? {})).not.toContain('undefined')
    expect(evaluate('module.exports = { same: { is: self === globalThis } }')['same']).toEqual({
      is: true,
    })
  })

  test('no way to the network but the api that a loader is handed', () => {
    expect(typesOf(['fetch', 'XMLHttpRequest', 'WebSocket'])).toEqual({
      fetch: 'undefined',
      XMLHttpRequest: 'undefined',
      WebSocket: 'undefined',
    })
  })
})

test('a bundle requires the very copies that the host provides', () => {
  expect(evaluate(`exports.page = { react: require('react') }`)['page']).toHaveProperty(
    'react',
    shared.react,
  )
})

test.each(['fs', 'node:fs', 'lodash', 'toString', '__proto__', './other.js'])(
  'a bundle that requires %s is refused',
  (name) => {
    expect(() => evaluate(`require(${JSON.stringify(name)})`)).toThrow('is not among the packages')
  },
)

test.each(['eval("1")', 'new Function("return 1")()'])('%s is refused', (code) => {
  expect(() => evaluate(code)).toThrow('Code generation from strings disallowed')
})

test('a bundle that fails leaves the next one alone', () => {
  const sandbox = createSandbox(shared)
  expect(() => sandbox.evaluate('throw new Error("broken")', 'a/server.cjs')).toThrow('broken')
  expect(() => sandbox.evaluate('this is no code', 'b/server.cjs')).toThrow()
  expect(sandbox.evaluate('exports.page = { fine: true }', 'c/server.cjs')).toEqual({
    page: { fine: true },
  })
})
