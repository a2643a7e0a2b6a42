import { expect, test } from '@jest/globals'
import { listWebForms, readOwnFormAnswer, readWebForm } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { contentOf, formCardOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

const guardian = userOf('guardian')
const openList = (query = '') =>
  renderPage(page, { path: '/web-forms', address: `/web-forms${query}`, user: guardian })
const reference = 'WF-7F3K9Q2M'
const sentAt = '2026-03-18T10:00:00.000Z'
const links = { next: null }
const meta = { total: 3, current_page: 1, last_page: 1, per_page: 20 }

test('R-073: the list shows titles, closing dates and what this person has done', async () => {
  const data = [
    formCardOf('fair', {
      closes_at: '2026-03-28T12:30:00.000Z',
      is_once: true,
      room_name: 'Banyan Tree School',
      class_name: 'Class 4 A',
    }),
    formCardOf('camp', { has_draft: true }),
    formCardOf('trip', {
      answers: 1,
      is_once: true,
      last_reference: reference,
      last_sent_at: '2026-03-12T10:00:00.000Z',
    }),
  ]
  network.use(answer(listWebForms, { data, links, meta }))
  const { container } = openList()
  expect(await screen.findByRole('heading', { name: 'Form fair' })).toBeVisible()
  expect(screen.getByText('28')).toBeVisible()
  expect(screen.getByText('Mar 2026')).toBeVisible()
  expect(screen.getByText('Banyan Tree School')).toBeVisible()
  expect(screen.getAllByText(/^For class/).map(({ textContent }) => textContent)).toEqual([
    'For class 4 A',
  ])
  expect(screen.getByRole('link', { name: 'Fill it in: Form fair' })).toHaveAttribute(
    'href',
    '/web-form/fair',
  )
  expect(screen.getByRole('link', { name: 'Go on with your draft: Form camp' })).toBeVisible()
  expect(screen.getByText('12 Mar 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See what you sent: Form trip' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-073: what was sent is a list of its own, and leads to the answers', async () => {
  const { pages, title } = contentOf()
  network.use(
    answer(readWebForm, webFormOf()),
    answer(listWebForms, ({ input }) => ({
      data:
        input.show === 'answered'
          ? [
              formCardOf('lake', {
                answers: 2,
                last_reference: reference,
                last_sent_at: sentAt,
              }),
            ]
          : [],
      links,
      meta,
    })),
    answer(readOwnFormAnswer, {
      reference,
      slug: 'lake',
      subject: '',
      sent_at: sentAt,
      title,
      pages,
      values: { way: 'car', name: 'Leela' },
      files: [],
      kids: [],
    }),
  )
  const { unmount } = openList('?show=answered')
  expect(await screen.findByRole('link', { name: 'See what you sent: Form lake' })).toHaveAttribute(
    'href',
    `/web-form/lake?answer=${reference}`,
  )
  unmount()
  openList()
  expect(await screen.findByText('No data found')).toBeVisible()
  renderPage(page, {
    path: '/web-form/:slug?',
    address: `/web-form/lake?answer=${reference}`,
    user: guardian,
  })
  expect(await screen.findByText('Leela')).toBeVisible()
})

test('R-073: a form that takes no more answers says so, and offers none', async () => {
  const card = formCardOf('fair', { state: 'full' })
  network.use(answer(listWebForms, { data: [card], links, meta }))
  openList()
  expect(await screen.findByText('Full')).toBeVisible()
  expect(screen.getByText('No more answers')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the form: Form fair' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Fill it in/ })).toBeNull()
})

test.each([
  ['guardian', guardian, 'Has your child made, found out or dared something?', 'Tell a story'],
  [
    'kid',
    userOf('student'),
    'Have you made, found out or dared something?',
    'Read what others did',
  ],
  [
    'school account',
    userOf('student', { role: 'school', student_id: null }),
    'Has a pupil made, found out or dared something?',
    'See how',
  ],
  [
    'teacher',
    userOf('schoolRepresentative'),
    'Has a pupil made, found out or dared something?',
    'See how',
  ],
  ['partner', userOf('vendor'), 'Has a child made, found out or dared something?', 'See how'],
])('R-064: below the forms a %s reads who can tell a story', async (...one) => {
  const [, user, words, link] = one
  network.use(answer(listWebForms, { data: [], links, meta }))
  renderPage(page, {
    path: '/web-forms',
    address: '/web-forms',
    user,
    others: ['/submit-story', '/young-xpert'],
  })
  const offer = await screen.findByRole('complementary', { name: 'Stories' })
  expect(offer).toHaveTextContent(words)
  expect(within(offer).getByRole('link', { name: link })).toBeVisible()
})
