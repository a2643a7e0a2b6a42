import {
  createPost,
  findPostKids,
  getPostTargets,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract/calls'
import type { Post } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import * as deskPage from './feed-desk.page.tsx'

const page = { ...deskPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string) =>
  renderPage(page, { path: address, address, user: userOf('schoolRepresentative') })

const aPost: Post = {
  id: 12,
  slug: 'sports-12',
  organisation: 'Banyan Tree School',
  vendor_id: 1,
  author: 'Harpreet Singh',
  told_by: null,
  avatar: null,
  text: 'Sports day',
  link: null,
  media: [],
  published_at: null,
  edited_at: null,
  likes: 0,
  comments: 0,
  state: 'waiting' as const,
  audience: 'rooms' as const,
  rooms: [],
  classes: [],
  kids: [],
  written_at: '2026-03-25T05:30:00.000Z',
  is_liked: false,
  is_own: true,
  is_hidden: false,
  may_comment: false,
  may_delete: true,
  may_edit: false,
  moderation_note: null,
}

const ownRoom = {
  id: 1,
  name: 'Banyan Tree School',
  classes: ['3 B', '4 A'],
  families: { '3 B': 1, '4 A': 26 },
}

test('R-118: after a reload a post is back with its readers, link and pictures', async () => {
  const sent: unknown[] = []
  const upload = 'A'.repeat(22)
  network.use(
    answer(getPostTargets, { everyone_at_once: false, is_first: false, rooms: [ownRoom] }),
    answer(startUpload, { upload }),
    answer(sendUploadPart, { received: 3, kind: 'jpg' }),
    answer(createPost, ({ input: { text, audience, class_names, link, pictures } }) => {
      sent.push({ text, audience, class_names, link, pictures })
      return aPost
    }),
  )
  const before = open('/Feeds/new')
  const { user } = before
  const textBox = { name: /What would you like to share/ }
  await user.type(await screen.findByRole('textbox', textBox), 'Hats')
  await user.click(screen.getByRole('radio', { name: /^Classes/ }))
  await user.click(screen.getByRole('combobox', { name: /^Classes/ }))
  await user.click(screen.getByRole('option', { name: 'Class 4 A, 26 families' }))
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('textbox', { name: /^Link/ }), 'https://a.in')
  await user.upload(
    screen.getByLabelText('Pictures: files'),
    new File(['jpg'], 'hat.jpg', { type: 'image/jpeg' }),
  )
  await user.type(await screen.findByRole('textbox', { name: /hat.jpg show/ }), 'Hat')
  before.unmount()

  const { user: again } = open('/Feeds/new')
  expect(await screen.findByText(/had not posted in this tab is back/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Classes/ })).toBeChecked()
  await again.click(screen.getByRole('button', { name: 'Post it' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        text: 'Hats',
        audience: 'rooms',
        class_names: ['4 A'],
        link: 'https://a.in',
        pictures: [{ upload, alt: 'Hat' }],
      },
    ]),
  )
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('R-118: a post to a class wants a text and the class, and goes to its own page', async () => {
  const sent: unknown[] = []
  network.use(
    answer(getPostTargets, {
      everyone_at_once: false,
      is_first: true,
      rooms: [ownRoom],
    }),
    answer(findPostKids, { data: [{ student_id: 5, name: 'Aarav Nair' }] }),
    answer(createPost, ({ input: { text, audience, kid_ids, class_names } }) => {
      sent.push({ text, audience, kid_ids, class_names })
      return aPost
    }),
  )
  const { user, router, container } = open('/Feeds/new')
  expect(await screen.findByText('Your first post')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  expect((await screen.findAllByText('Please write something.')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.type(
    screen.getByRole('textbox', { name: /What would you like to share/ }),
    'Sports day',
  )
  expect(screen.queryByText('Please write something.')).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Classes/ }))
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  expect((await screen.findAllByText('Please choose at least one class.')).length).toBeGreaterThan(
    0,
  )
  expect(sent).toEqual([])
  await user.click(screen.getByRole('combobox', { name: /^Classes/ }))
  await user.click(screen.getByRole('option', { name: 'Class 4 A, 26 families' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/Feeds/details/12'))
  expect(sent).toEqual([
    { text: 'Sports day', audience: 'rooms', kid_ids: [], class_names: ['4 A'] },
  ])
})
