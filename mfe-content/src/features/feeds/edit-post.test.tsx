import { changePost, getPost, listComments } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { aPost } from './feeds.fixture.ts'
import * as page from './feeds.page.tsx'

const openPost = (role: 'guardian' | 'superAdmin' = 'guardian') =>
  renderPage(page, { path: '/Feeds/details/:id?', address: '/Feeds/details/3', user: userOf(role) })

beforeEach(() => {
  network.use(
    answer(getPost, aPost(3)),
    answer(listComments, {
      data: [],
      links: { next: null },
      meta: { total: 0, current_page: 1, last_page: 1, per_page: 20 },
    }),
  )
})

const picture = {
  kind: 'picture' as const,
  id: 31,
  src: '/a.webp',
  alt: 'A tree',
  width: 4,
  height: 3,
}

test('R-118: an author edits the text of a post and takes a picture out; others read that it was edited', async () => {
  const own = { is_own: true, may_delete: true, may_edit: true, media: [picture] }
  const sent: unknown[] = []
  network.use(
    answer(getPost, aPost(3, own)),
    answer(changePost, ({ input }) => {
      sent.push(input)
      const edited_at = '2026-03-25T06:30:00.000Z'
      return aPost(3, { ...own, media: [], text: input.text, edited_at })
    }),
  )
  const { user, container } = openPost('superAdmin')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(screen.getByRole('form', { name: 'Edit this post' }))
  const text = form.getByLabelText('Your post')
  expect(text).toHaveFocus()
  await user.clear(text)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(text).toHaveAccessibleDescription('Please write something.')
  expect(sent).toEqual([])
  await user.click(text)
  await user.paste('On Saturday.')
  await user.click(form.getByRole('checkbox', { name: 'Remove it' }))
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(form.getByRole('button', { name: 'Save' }))
  const article = await screen.findByRole('article')
  expect(await within(article).findByText('On Saturday.')).toBeVisible()
  expect(article).toHaveTextContent('Edited')
  expect(screen.queryByRole('form', { name: 'Edit this post' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  expect(sent).toEqual([{ id: '3', text: 'On Saturday.', removed_pictures: [31] }])
})

test('R-118: nobody is offered to edit the post of another, and a refused edit says why', async () => {
  const { unmount } = openPost()
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  unmount()
  const message = 'This post was taken out of the feed, so it stays as it is.'
  network.use(
    answer(getPost, aPost(3, { is_own: true, may_edit: true })),
    refuse(changePost, 409, { code: 'not_shown', message }),
  )
  const { user } = openPost('superAdmin')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(screen.getByLabelText('Your post'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Your post')).toHaveValue('Text of post 3!')
})
