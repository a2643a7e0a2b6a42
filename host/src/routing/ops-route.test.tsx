import { expect, test } from '@jest/globals'
import { screen, userOf, waitFor } from '@brightyard/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler } from 'react-router-dom'
import { UiProvider } from '@brightyard/ui/provider'
import { setOf } from '../fixtures/host-set.ts'
import { environmentOf, renderSite } from '../fixtures/render-site.tsx'
import { createRoutes } from './route-table.tsx'

const site = setOf({})
const nothing = () => ({ Component: () => null })

test('Ops page: a visitor is sent to the sign-in', async () => {
  const { router } = renderSite(site, nothing, { address: '/ops' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test.each(['guardian', 'vendor', 'schoolRepresentative'] as const)(
  'Ops page: a %s is refused',
  async (role) => {
    const session = { status: 'signed-in', user: userOf(role) } as const
    const { router } = renderSite(site, nothing, { address: '/ops', session })
    await waitFor(() => expect(router.state.errors).toMatchObject({ 'host:ops': { status: 403 } }))
    expect(screen.queryByRole('heading', { name: 'Operations' })).toBeNull()
  },
)

test('Ops page: a super admin gets it', async () => {
  const session = { status: 'signed-in', user: userOf('superAdmin') } as const
  const { router } = renderSite(site, nothing, { address: '/ops', session })
  expect(await screen.findByRole('heading', { name: 'Operations' })).toBeVisible()
  expect(router.state.errors).toBeNull()
})

test('Ops page: the server reveals its title and no more, and leaves the decision to the browser', async () => {
  const routes = createRoutes(environmentOf(site, nothing, { onServer: true }))
  const answer = await createStaticHandler(routes).query(
    new Request('https://brightyard.example/ops'),
  )
  expect(answer).toMatchObject({ statusCode: 200, errors: null })
  const page = routes[0]?.children?.find(({ id }) => id === 'host:ops')
  const html = renderToStaticMarkup(
    <UiProvider>{createElement(page?.Component ?? 'p')}</UiProvider>,
  )
  expect(html).toContain('<title>Operations · Brightyard</title>')
  expect(html).not.toContain('<h1')
})
