import { expect, test } from '@jest/globals'
import { containerName } from './container-name.ts'
import { defineRemote, defineRoutes, defineSlots } from './define-routes.ts'
import { Route } from './route.ts'

const page = { path: '/kids', module: './kids.page', layout: 'default' } as const

test('A-010, P-012: a page without an access mark is protected, and not rendered on the server', () => {
  expect(defineRoutes([page])).toEqual([{ ...page, access: 'protected', render: 'client' }])
})

test('an open page is rendered on the server unless it says otherwise', () => {
  const routes = defineRoutes([
    { ...page, access: 'open' },
    { ...page, access: 'open', render: 'client' },
    { ...page, access: 'guest', saved: false },
  ])
  expect(routes.map((route) => route.render)).toEqual(['server', 'client', 'client'])
  for (const route of routes) expect(Route.parse(route)).toEqual(route)
})

test('a slot is loaded in the browser, and a remote may own nothing', () => {
  expect(defineSlots([{ name: 'footer', module: './footer.slot' }])[0]?.render).toBe('client')
  const nothing = { name: 'empty', routes: [], slots: [], publishes: [], subscribes: [] }
  expect(defineRemote({ name: 'empty' })).toEqual(nothing)
})

test('two releases of one remote have containers of different names', () => {
  expect(containerName('shop', '1.0.0-a1')).toBe('shop_1_0_0_a1')
  expect(containerName('shop', '1.0.0-a2')).not.toBe(containerName('shop', '1.0.0-a1'))
})
