import { expect, test } from '@jest/globals'
import { listContent } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { postsOf } from '../../fixtures/pages.ts'
import * as blog from './blog.page.tsx'

const open = (address = '/blog') => renderPage(blog, { path: '/blog', address })

test('R-005: posts link to their pages; tag and page number are in the address', async () => {
  network.use(answer(listContent, postsOf([1, 2, 3], 1, 2)))
  open()
  const link = await screen.findByRole('link', { name: 'Post 1' })
  expect(link.getAttribute('href')).toBe('/blog/post-1')
  const tag = screen.getByRole('link', { name: 'Science' })
  expect(tag.getAttribute('href')).toBe('/blog?tag=Science')
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/blog?page=2')
})

test('R-005: a tag filters the list, also in an address of other case', async () => {
  const requests: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      requests.push([String(input.type), input.tag, String(input.page)])
      return postsOf([4])
    }),
  )
  open('/blog?Tag=Play&page=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog: Play' })).toBeTruthy()
  const chosen = screen.getByRole('link', { name: 'Play' })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(requests).toEqual([['1', 'Play', '2']])
})

test('Q-035: the last page says that it is the last', async () => {
  network.use(answer(listContent, postsOf([1], 2, 2)))
  open('/blog?page=2')
  expect(await screen.findByText('That is all: 18 posts.')).toBeTruthy()
})

test('Q-035: a tag without posts leads back to all of them', async () => {
  network.use(answer(listContent, { ...postsOf([]), data: [] }))
  open('/blog?tag=Nothing')
  expect(await screen.findByText('No posts about Nothing')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all posts' }).getAttribute('href')).toBe('/blog')
})

test('Q-035: a list that cannot be loaded can be retried', async () => {
  network.use(refuse(listContent, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listContent, postsOf([1])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Post 1' })).toBeTruthy()
})
