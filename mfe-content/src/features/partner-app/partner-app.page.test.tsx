import { beforeEach, expect, test } from '@jest/globals'
import { getCmsPage, readWebForm, sendFormAnswer } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  within,
} from '@brightyard/testing'
import { contentOf, webFormOf } from '../../fixtures/forms.ts'
import { partnerAppPageOf } from '../../fixtures/partner-app.ts'
import * as page from './partner-app.page.tsx'

const paths = ['/partnerapp', '/partnerapp/:slug']
const open = (address: string) => {
  const path = address === '/partnerapp' ? '/partnerapp' : '/partnerapp/:slug'
  const others = ['/partners', ...paths].filter((one) => one !== path)
  return renderPage(page, { path, address, others })
}
const short = () => {
  const content = contentOf()
  return { ...content, pages: content.pages.slice(1) }
}

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(getCmsPage, ({ input }) => partnerAppPageOf(input.slug)),
    answer(readWebForm, ({ input }) => webFormOf({ slug: input.slug, content: short() })),
  )
})

test('R-045: badges lead to the stores, topics to their pages, and a demo is requested right here', async () => {
  const bodies: object[] = []
  network.use(
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input)
      return { reference: 'WF-7F3K9Q2M', sent_at: '2026-03-18T10:00:00.000Z' }
    }),
  )
  const { user, container } = open('/partnerapp')
  const badges = within(await screen.findByRole('list', { name: 'Get the app' }))
  const stores = badges.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(stores.map((href) => new URL(href).hostname)).toEqual([
    'play.google.com',
    'apps.apple.com',
  ])
  const topics = within(screen.getByRole('list', { name: 'Made for where you teach' }))
  expect(topics.getByRole('link', { name: 'Academies' })).toHaveAttribute(
    'href',
    '/partnerapp/academies',
  )
  const features = within(screen.getByRole('list', { name: 'Doors' }))
  expect(features.getByRole('heading', { name: 'Families' })).toBeVisible()
  expect(features.queryByText('Academies')).toBeNull()
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute('href', '#demo')
  expect(await accessibilityFindings(container)).toEqual([])
  const form = within(screen.getByRole('region', { name: 'Request a demo' }))
  await user.type(form.getByLabelText('Your name'), 'Farida')
  await user.type(form.getByLabelText('Your email'), 'farida@example.com')
  await user.click(form.getByRole('button', { name: 'Sign up' }))
  expect(await form.findByRole('heading', { name: 'See you at the lake' })).toHaveFocus()
  expect(bodies).toMatchObject([{ slug: 'partner-app-demo', values: { name: 'Farida' } }])
})

test.each([
  ['schools', 'Academies', '/partnerapp/academies'],
  ['Studios', 'Schools', '/partnerapp/schools'],
])(
  'R-140: the topic %s has its picture, steps and questions, and leads on to %s',
  async (slug, next, href) => {
    const { container } = open(`/partnerapp/${slug}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Our page' })).toBeVisible()
    expect(container.querySelector('img')).toBeVisible()
    const day = within(screen.getByRole('list', { name: 'A week' }))
    expect(day.getByRole('heading', { name: 'Choose' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent(
      'Eight children at most.',
    )
    const onward = within(screen.getByRole('navigation', { name: 'Next topic' }))
    expect(onward.getByRole('link', { name: next })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
      'href',
      '/partnerapp#demo',
    )
    expect(await accessibilityFindings(container)).toEqual([])
  },
)

test('R-045, Q-035: texts that cannot be loaded can be tried again', async () => {
  network.use(refuse(getCmsPage, 500))
  const { user } = open('/partnerapp')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getCmsPage, ({ input }) => partnerAppPageOf(input.slug)))
  await user.click(retry)
  expect(await screen.findByRole('list', { name: 'Get the app' })).toBeVisible()
})
