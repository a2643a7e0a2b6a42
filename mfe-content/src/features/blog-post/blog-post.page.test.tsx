import { expect, jest, test } from '@jest/globals'
import { getContent } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { entryOf } from '../../fixtures/pages.ts'
import * as post from './blog-post.page.tsx'

const open = (slug = 'post-1') =>
  renderPage(post, { path: '/blog/:slug', address: `/blog/${slug}` })

test('R-129: a post has its author, date, share links and related posts', async () => {
  network.use(answer(getContent, entryOf(1)))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeTruthy()
  expect(screen.getByText('Ananya Rao')).toBeTruthy()
  expect(screen.getAllByText('1 Mar 2026').length).toBeGreaterThan(0)
  const whatsApp = screen.getByRole('link', { name: /WhatsApp/ })
  expect(whatsApp.getAttribute('href')).toContain(
    encodeURIComponent('http://localhost/blog/post-1'),
  )
  expect(screen.getByRole('link', { name: 'Post 2' }).getAttribute('href')).toBe('/blog/post-2')
})

test('R-129: the case of a slug is preserved', async () => {
  const requests: unknown[] = []
  network.use(
    answer(getContent, ({ input }) => {
      requests.push(input.slug)
      return entryOf(1)
    }),
  )
  open('My-Post')
  await screen.findByRole('heading', { level: 1 })
  expect(requests).toEqual(['My-Post'])
})

test('the link of a post can be copied', async () => {
  network.use(answer(getContent, entryOf(1)))
  const { user } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledWith('http://localhost/blog/post-1')
})

test('Q-035: a post that cannot be loaded can be retried', async () => {
  network.use(refuse(getContent, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getContent, entryOf(1)))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeTruthy()
})
