import { beforeEach, expect, jest, test } from '@jest/globals'
import { getCmsPage, readWebForm, sendFormAnswer } from '@brightyard/contract/calls'
import { chatRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  within,
} from '@brightyard/testing'
import { contentOf, fieldOf, webFormOf } from '../../fixtures/forms.ts'
import { cmsPageOf } from '../../fixtures/pages.ts'
import * as page from './form-pages.page.tsx'

const others = ['/', '/login', '/faqs', '/contact-us', '/web-form/:slug?']
const open = (path: string, query = '') =>
  renderPage(page, { path, address: path + query, others: others.filter((one) => one !== path) })

const short = () => {
  const content = contentOf()
  return { ...content, pages: content.pages.slice(1) }
}
const sections = [
  {
    kind: 'hero' as const,
    title: 'Contact us',
    lead: 'A person answers.',
    picture: null,
    actions: [],
  },
  {
    kind: 'cards' as const,
    title: 'Reach us',
    lead: null,
    cards: [
      {
        title: 'Families',
        text: 'hello@brightyard.example or 080 4000 1234, every day.',
        picture: null,
        link: null,
      },
    ],
  },
  {
    kind: 'rich-text' as const,
    title: 'Visit',
    lead: null,
    body: '<p>Brightyard, 14 Rain Tree Road, Bengaluru 560001. Bring an old shirt.</p>',
  },
]
beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(getCmsPage, ({ input }) => ({ ...cmsPageOf(input.slug), sections })),
    answer(readWebForm, ({ input }) => webFormOf({ slug: input.slug, content: short() })),
  )
})

test('R-012: contact details, a link to the map, and an enquiry that arrives', async () => {
  const bodies: object[] = []
  network.use(
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input)
      return { reference: 'WF-7F3K9Q2M', sent_at: '2026-03-18T10:00:00.000Z' }
    }),
  )
  const { user, container } = open('/contact-us')
  expect(await screen.findByRole('link', { name: 'Call 080 4000 1234' })).toHaveAttribute(
    'href',
    'tel:08040001234',
  )
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=14%20Rain%20Tree%20Road%2C%20Bengaluru%20560001',
  )
  expect(screen.getByRole('link', { name: 'Ask for a call' })).toHaveAttribute(
    'href',
    '/web-form/school-enquiry',
  )
  expect(screen.getByRole('link', { name: 'Ask for a visit' })).toHaveAttribute(
    'href',
    '/web-form/residents-enquiry',
  )
  const form = within(screen.getByRole('region', { name: 'Write to us' }))
  await user.click(await form.findByRole('button', { name: 'Sign up' }))
  expect(form.getByLabelText('Your name')).toHaveAccessibleDescription(/Please fill this in/)
  await user.type(form.getByLabelText('Your name'), 'Leela')
  await user.type(form.getByLabelText('Your email'), 'leela@example.com')
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(form.getByRole('button', { name: 'Sign up' }))
  expect(await form.findByRole('heading', { name: 'See you at the lake' })).toHaveFocus()
  expect(bodies).toMatchObject([{ slug: 'contact', values: { name: 'Leela' } }])
})

test('R-065: topics lead on, the chat is asked to open, and a person can be written to', async () => {
  const asked = jest.fn()
  const end = channel(chatRequested).subscribe(asked)
  const { user, container } = open('/support')
  const topics = within(await screen.findByRole('list', { name: 'Topics' }))
  expect(topics.getByRole('link', { name: 'New password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  expect(topics.getByRole('link', { name: 'Your bookings' })).toHaveAttribute('href', '/myclass')
  expect(screen.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute(
    'href',
    '/faqs',
  )
  await user.click(screen.getByRole('button', { name: 'Open the chat' }))
  expect(asked).toHaveBeenCalledWith({ at: expect.any(Number) })
  const form = within(screen.getByRole('region', { name: 'Ask a person' }))
  expect(await form.findByLabelText('Your name')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  end()
})

test('Q-044: the number of a failure stands in the form for support already', async () => {
  const reference = fieldOf({ key: 'reference', label: 'Support reference' })
  const pages = contentOf()
    .pages.slice(0, 1)
    .map((one) => ({ ...one, fields: [reference] }))
  const content = { ...contentOf(), pages }
  network.use(answer(readWebForm, webFormOf({ content })))
  open('/support', '?reference=req-7f3a')
  expect(await screen.findByLabelText('Support reference')).toHaveValue('req-7f3a')
})

test('R-055: a table says what earns points, and teachers join right here', async () => {
  const { container } = open('/rewardprogram-teachers')
  const table = await screen.findByRole('table', { name: 'What earns points' })
  expect(within(table).getByRole('row', { name: 'You join +100' })).toBeVisible()
  const form = within(screen.getByRole('region', { name: 'Join the program' }))
  expect(await form.findByLabelText('Your name')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Join the program' })).toHaveAttribute('href', '#join')
  expect(await accessibilityFindings(container)).toEqual([])
})

test.each([
  ['R-056', '/scholarship-kids', 'scholarship-for-kids'],
  ['R-057', '/scholarship-teachers', 'scholarship-for-teachers'],
])('%s: %s has the dates of its form and the way to it', async (_, path, slug) => {
  network.use(
    answer(readWebForm, ({ input }) =>
      webFormOf({ slug: input.slug, closes_at: '2026-04-30T12:30:00.000Z' }),
    ),
  )
  const { container } = open(path)
  const dates = within(await screen.findByRole('region', { name: 'Dates' }))
  expect(await dates.findByText('Open for applications')).toBeVisible()
  expect(dates.getByText(/30 Apr 2026/)).toBeVisible()
  expect(dates.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/web-form/${slug}`,
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-056: a closed round says so', async () => {
  network.use(answer(readWebForm, webFormOf({ state: 'closed' })))
  open('/scholarship-kids')
  expect(await screen.findByText('Closed for this round')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull()
})

test('a form that cannot be loaded leaves the rest of its page', async () => {
  network.use(refuse(readWebForm, 503))
  open('/contact-us')
  expect(await screen.findByRole('link', { name: 'Show on the map' })).toBeVisible()
  expect(await screen.findByText('We could not load this form')).toBeVisible()
})
