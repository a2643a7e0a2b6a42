/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createQueryClient } from '@brightyard/runtime/host'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import type { LoaderServices } from './page-route.tsx'
import { createServerRoutes } from './server-routes.ts'

const set = setOf({
  content: { routes: [routeOf('/'), routeOf('/login', { access: 'guest', render: 'client' })] },
})
const api = { call: () => Promise.reject(new Error('This test has no API.')) }
const services = (): LoaderServices => ({ api, queryClient: createQueryClient(api) })
const request = (path: string) => new Request(new URL(path, 'https://brightyard.example'))

test('renders at the same time share the routes, and each loads with its own services', async () => {
  const seen: unknown[] = []
  const page = {
    Component: () => null,
    async loader({ queryClient }: LoaderServices) {
      await new Promise((resolve) => setTimeout(resolve))
      seen.push(queryClient)
      return 'loaded'
    },
  }
  const routes = createServerRoutes(set, () => page)
  const [one, other] = [services(), services()]
  const answers = await Promise.all([
    routes.load(request('/'), one),
    routes.load(request('/'), other),
  ])
  expect(seen).toEqual([one.queryClient, other.queryClient])
  expect(seen[0]).not.toBe(seen[1])
  for (const answer of answers) expect(answer).toMatchObject({ statusCode: 200, errors: null })
})

test('a page that the browser renders, and one that nobody has, are answered as well', async () => {
  const routes = createServerRoutes(set, () => ({ Component: () => null }))
  expect(await routes.load(request('/login'), services())).toMatchObject({ loaderData: {} })
  expect(await routes.load(request('/nowhere'), services())).toMatchObject({ statusCode: 404 })
})
