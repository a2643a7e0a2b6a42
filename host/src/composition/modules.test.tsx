import { expect, jest, test } from '@jest/globals'
import { createModules } from '@brightyard/runtime/host'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { setOf } from '../fixtures/host-set.ts'

const set = setOf({ shop: {} })
const page = { Component: () => <p>the page</p> }

test('a module that is here is written into the first HTML, without its fallback', () => {
  const modules = createModules(set, () => page)
  const Page = modules.component('shop', './page')
  const html = renderToString(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  )
  expect(html).toContain('<p>the page</p>')
  expect(html).not.toContain('waiting')
  expect(modules.ready('shop', './page')).toBe(page)
})

test('a module is loaded once, however many need it', async () => {
  const source = jest.fn(() => Promise.resolve(page))
  const modules = createModules(set, source)
  expect(modules.ready('shop', './page')).toBeUndefined()
  const both = await Promise.all([modules.load('shop', './page'), modules.load('shop', './page')])
  expect(both).toEqual([page, page])
  expect(source).toHaveBeenCalledTimes(1)
  expect(modules.ready('shop', './page')).toBe(page)
  expect(modules.component('shop', './page')).toBe(modules.component('shop', './page'))
})

test('a failure is not stored: the next load tries again', async () => {
  const source = jest.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('cut off'))
  source.mockResolvedValue(page)
  const modules = createModules(set, source)
  await expect(modules.load('shop', './page')).rejects.toThrow('cut off')
  expect(await modules.load('shop', './page')).toBe(page)
})

test('E-020: a forgotten module gets a fresh component', () => {
  const modules = createModules(set, () => page)
  const before = modules.component('shop', './page')
  modules.forget('shop', './page')
  expect(modules.component('shop', './page')).not.toBe(before)
})
