import { expect, test } from '@jest/globals'
import { getContent, listContent } from '@brightyard/contract/calls'
import { contentTypeIds } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
} from '@brightyard/testing'
import { cardOf } from '../../fixtures/content.ts'
import { entryOf, postsOf } from '../../fixtures/pages.ts'
import * as page from './listing.page.tsx'

const open = (address: string) => renderPage(page, { path: '*', address })
const xpertOf = (id: number) =>
  cardOf(id, { content_type_id: contentTypeIds.CaseStudy, title: `Xpert ${id}` })
const xperts = { ...postsOf([]), data: [xpertOf(1), xpertOf(2)] }

test('entries without a page of their own open in place', async () => {
  const requests: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      requests.push([String(input.type), input.when])
      return xperts
    }),
    answer(getContent, entryOf(2)),
  )
  const { user, container } = open('/Young-Xpert/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Young Xperts' })).toBeTruthy()
  expect(requests).toEqual([['4', undefined]])
  await user.click(screen.getByRole('button', { name: 'Details: Xpert 2' }))
  expect(await screen.findByText('It began with a letter.')).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

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
  open('/awards?tag=Design')
  expect(await screen.findByText('Nothing about Design at the moment')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All awards' })).toHaveLength(2)
})

test('Q-035: a list that cannot be loaded can be retried', async () => {
  network.use(refuse(listContent, 500))
  const { user } = open('/young-xpert')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listContent, xperts))
  await user.click(retry)
  expect(await screen.findByText('Xpert 1')).toBeTruthy()
})
