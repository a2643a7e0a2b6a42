import { getContent } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, within } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { entryOf } from '../../fixtures/pages.ts'
import * as newsPost from './news-post.page.tsx'

const page = { ...newsPost, ErrorBoundary: () => <p>No such page</p> }
const open = (slug = 'tenth-centre') =>
  renderPage(page, { path: '/news/:slug', address: `/news/${slug}` })

test('R-036: a news of the list has a page of its own, with more news below', async () => {
  network.use(answer(getContent, entryOf(1, { title: 'Tenth centre opens' })))
  open()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tenth centre opens' })
  expect(heading).toBeVisible()
  expect(screen.getByText('It began with a letter.')).toBeVisible()
  const more = screen.getByRole('list', { name: 'More news' })
  expect(more.querySelector('a')?.getAttribute('href')).toMatch(/^\/news\//)
})

test('R-036: an address of a press release shows it', async () => {
  const requests: string[] = []
  network.use(
    answer(getContent, ({ input }) => {
      requests.push(String(input.type))
      if (String(input.type) === '3') {
        const problem = { code: 'not_found', message: 'Not here.', request_id: 'test' }
        return Response.json(problem, { status: 404 })
      }
      return entryOf(2, { title: 'Winter programme' })
    }),
  )
  open('winter-programme')
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter programme' })).toBeVisible()
  expect(requests).toEqual(['3', '21'])
})

test('R-137: an article has date, source and links to share it', async () => {
  network.use(
    answer(getContent, entryOf(1, { slug: 'tenth-centre', author: 'The Deccan Courier' })),
  )
  open()
  const facts = await screen.findByText(/The Deccan Courier/)
  expect(facts).toHaveTextContent('The Deccan Courier · 1 Mar 2026')
  const share = screen.getByRole('complementary')
  for (const name of ['WhatsApp', 'Facebook', 'X', 'LinkedIn']) {
    const link = within(share).getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/news/tenth-centre')
  }
  expect(within(share).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    expect.stringContaining('%2Fnews%2Ftenth-centre'),
  )
})

test('V-016: an address that neither has is not found', async () => {
  network.use(refuse(getContent, 404))
  open('nothing')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('Q-035: news that cannot be loaded can be retried', async () => {
  network.use(refuse(getContent, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getContent, entryOf(1, { title: 'Tenth centre opens' })))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tenth centre opens' })).toBeVisible()
})
