import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

test('S-004: checkout is for guardians who are signed in', () => {
  const route = remote.routes.find((one) => one.path === '/shop/checkout')
  expect(route).toMatchObject({ access: 'protected', roles: ['guardian'], layout: 'shop' })
})

test('S-006, S-014, P-005: orders are for everybody signed in but role 2, the desk for admins, tracking for all', () => {
  const routes = Object.fromEntries(
    remote.routes.map(({ path, access, roles, render }) => [path, { access, roles, render }]),
  )
  const notRole2 = {
    access: 'protected',
    roles: ['guardian', 'vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative'],
  }
  expect(routes['/shop/order-history']).toMatchObject(notRole2)
  expect(routes['/shop/order-history/order-details/:id']).toMatchObject(notRole2)
  expect(routes['/shop/admin/orders']).toMatchObject({ access: 'protected', roles: ['superAdmin'] })
  // Its address holds a secret, which no cache of pages may keep.
  expect(routes['/shop/track-order']).toMatchObject({ access: 'open', render: 'client' })
})

test('every page that the server renders says what it reads of its address', () => {
  const silent = remote.routes.filter(({ render, query }) => render === 'server' && !query)
  expect(silent.map(({ path }) => path)).toEqual([])
})
