/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createModules } from '@brightyard/runtime/host'
import { UiProvider } from '@brightyard/ui/provider'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { setOf } from '../fixtures/host-set.ts'
import { PageError } from './page-error.tsx'

/** What the edge sends of a page whose loader throws this. */
async function pageOf(thrown: unknown) {
  const all = createModules(setOf({ content: {} }), () => Promise.reject(new Error('not loaded')))
  const modules = all.of('content')
  const handler = createStaticHandler([
    {
      path: '/blog/:slug',
      loader() {
        throw thrown
      },
      Component: () => null,
      ErrorBoundary: () => <PageError remote="content" modules={modules} module="./blog" />,
    },
  ])
  const context = await handler.query(new Request('http://localhost/blog/no-such-post'))
  if (context instanceof Response) throw new Error('There was no page.')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <UiProvider>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </UiProvider>,
  )
  return { status: context.statusCode, html }
}

test('V-016, E-011: a page that is not found has its content from the server', async () => {
  const { status, html } = await pageOf(new Response(null, { status: 404 }))
  expect(status).toBe(404)
  expect(html).toContain('Page not found')
})

test('E-013: a page that crashes on the server still says so', async () => {
  expect((await pageOf(new TypeError('a bug'))).html).toContain('Something&#x27;s wrong here...')
})
