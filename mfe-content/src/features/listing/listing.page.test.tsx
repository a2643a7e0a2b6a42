import { expect, test } from '@jest/globals'
import { listContent } from '@brightyard/contract/calls'
import { contentTypeIds } from '@brightyard/contract/entities'
import { answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { cardOf } from '../../fixtures/content.ts'
import { postsOf } from '../../fixtures/pages.ts'
import * as page from './listing.page.tsx'

const open = (address: string) => renderPage(page, { path: '*', address })
const newsOf = (id: number) =>
  cardOf(id, { content_type_id: contentTypeIds.News, title: `News ${id}` })
const bothNews = { ...postsOf([]), data: [newsOf(1), newsOf(2)] }

test('R-036: news and press releases are one list, and a card leads to its page', async () => {
  const requests: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      requests.push([String(input.type), String(input.also), input.when])
      return postsOf([1, 2])
    }),
  )
  open('/news')
  const [first] = await screen.findAllByRole('link', { name: 'Post 1' })
  expect(first).toHaveAttribute('href', '/news/post-1')
  expect(requests).toEqual([['3', '21', undefined]])
})

test('Q-035: an empty list explains itself and links on', async () => {
  network.use(answer(listContent, postsOf([])))
  open('/news?tag=Design')
  expect(await screen.findByText('Nothing about Design at the moment')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All news' })).toHaveLength(2)
})

test('Q-035: a list that cannot be loaded can be retried', async () => {
  network.use(refuse(listContent, 500))
  const { user } = open('/news')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listContent, bothNews))
  await user.click(retry)
  expect(await screen.findByText('News 1')).toBeTruthy()
})
