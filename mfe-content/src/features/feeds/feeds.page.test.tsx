import {
  countNewPosts,
  deletePost,
  getPost,
  likePost,
  listComments,
  listFeed,
  reportContent,
  writeComment,
} from '@brightyard/contract/calls'
import { feedChanged, toastRequested } from '@brightyard/contract/channels'
import type { Post, PostComment } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { aPost } from './feeds.fixture.ts'
import * as feedsPage from './feeds.page.tsx'

const feedOf = (posts: Post[], next: string | null = null) => ({
  data: posts,
  links: { next },
  meta: { total: 12, current_page: 1, last_page: next ? 2 : 1, per_page: 10 },
  newest: '1774416600000-3',
})
const page = { ...feedsPage, ErrorBoundary: () => <p>No such page</p> }
const openList = (address = '/Feeds') =>
  renderPage(page, { path: '/Feeds/:id?', address, user: userOf('guardian') })
const openPost = (role: 'guardian' | 'student' | 'superAdmin' = 'guardian') =>
  renderPage(page, { path: '/Feeds/details/:id?', address: '/Feeds/details/3', user: userOf(role) })

beforeEach(() => {
  network.use(
    answer(listFeed, feedOf([aPost(3), aPost(2)])),
    answer(countNewPosts, { count: 0 }),
    answer(getPost, aPost(3)),
    answer(listComments, {
      data: [],
      links: { next: null },
      meta: { total: 0, current_page: 1, last_page: 1, per_page: 20 },
    }),
  )
})

test('Q-021, R-118: the list is a feed of articles that know their place', async () => {
  const { container, user } = openList()
  const feed = await screen.findByRole('feed', { name: 'Posts' })
  expect(feed).toHaveAttribute('aria-busy', 'false')
  const articles = within(feed).getAllByRole('article', { name: 'Banyan Tree School' })
  expect(
    articles.map((one) => [one.getAttribute('aria-posinset'), one.getAttribute('aria-setsize')]),
  ).toEqual([
    ['1', '12'],
    ['2', '12'],
  ])
  articles[0]?.focus()
  await user.keyboard('{PageDown}')
  expect(articles[1]).toHaveFocus()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-118: web addresses in a post are links, in the feed and on its page; all else is text', async () => {
  const text =
    'See https://example.com/fair?a=1. Not javascript:alert(1), <b>bold</b> or ftp://x.example'
  network.use(answer(listFeed, feedOf([aPost(3, { text })])), answer(getPost, aPost(3, { text })))
  for (const openOne of [openList, openPost]) {
    const { unmount } = openOne()
    const article = within(await screen.findByRole('article'))
    const link = article.getByRole('link', { name: /^https/ })
    expect(link).toHaveAttribute('href', 'https://example.com/fair?a=1')
    expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    expect(article.getByText(/^\. Not javascript|Not javascript/)).toHaveTextContent(
      'Not javascript:alert(1), <b>bold</b> or ftp://x.example',
    )
    expect(article.queryByRole('link', { name: /javascript|ftp/ })).toBeNull()
    unmount()
  }
})

test('Q-019: older posts are fetched by a button too, and the end says so', async () => {
  network.use(
    answer(listFeed, ({ input }) =>
      input.before
        ? feedOf([aPost(1)])
        : feedOf([aPost(3), aPost(2)], '/vendor/api/feed/posts?before=5-2'),
    ),
  )
  const { user } = openList()
  await user.click(await screen.findByRole('button', { name: 'Show older posts' }))
  expect(await screen.findByText('Text of post 1')).toBeVisible()
  expect(screen.getByText('Text of post 3')).toBeVisible()
  expect(screen.getByText(/You have reached the end/)).toBeVisible()
})

test('Q-019: new posts are offered, and come only when they are asked for', async () => {
  const { user } = openList()
  await screen.findByText('Text of post 3')
  network.use(
    answer(countNewPosts, { count: 2 }),
    answer(listFeed, feedOf([aPost(5), aPost(4), aPost(3), aPost(2)])),
  )
  act(() => channel(feedChanged).publish({ post_id: 5, change: 'new' }))
  const offer = await screen.findByRole('button', { name: '2 new posts' })
  expect(screen.queryByText('Text of post 5')).toBeNull()
  await user.click(offer)
  expect(await screen.findByText('Text of post 5')).toBeVisible()
})

test('Q-020: a reported post disappears at once', async () => {
  const reports: unknown[] = []
  network.use(
    answer(reportContent, ({ input: { type, subject_id, reason, note } }) => {
      reports.push([type, subject_id, reason, note])
      return { message: 'Thank you.' }
    }),
  )
  const { user } = openList()
  const [first] = await screen.findAllByRole('article')
  if (!first) throw new Error('There is no post.')
  await user.click(within(first).getByRole('button', { name: 'Report' }))
  await user.click(within(first).getByRole('button', { name: 'Report and hide it' }))
  expect(within(first).getByText('Please choose a reason.')).toBeVisible()
  await user.click(within(first).getByRole('radio', { name: 'It is advertising' }))
  await user.click(within(first).getByRole('button', { name: 'Report and hide it' }))
  await waitFor(() => expect(screen.queryByText('Text of post 3')).toBeNull())
  expect(screen.getByText('Text of post 2')).toBeVisible()
  expect(reports).toEqual([['post', 3, 'spam', '']])
})

test('R-118: a list that fails can be tried again, and an empty one says so', async () => {
  network.use(refuse(listFeed, 500))
  const { user } = openList()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listFeed, { ...feedOf([]), newest: null }))
  await user.click(retry)
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
})

test('R-117: a post has likes and comments; a guardian writes one', async () => {
  const comments: PostComment[] = []
  network.use(
    answer(likePost, ({ input }) => ({ is_liked: input.is_liked, likes: 3 })),
    answer(writeComment, ({ input }) => {
      const written = {
        id: 7,
        author: 'Meera N.',
        organisation: null,
        avatar: null,
        text: input.text,
        written_at: '2026-03-25T06:00:00.000Z',
        is_own: true,
        may_delete: true,
      }
      comments.push(written)
      return written
    }),
    answer(listComments, () => ({
      data: comments,
      links: { next: null },
      meta: { total: comments.length, current_page: 1, last_page: 1, per_page: 20 },
    })),
  )
  const { user, container } = openPost()
  await user.click(await screen.findByRole('button', { name: 'Like, 2 likes' }))
  expect(await screen.findByRole('button', { name: 'Like, 3 likes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(screen.getByText('Please write something.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Is there a bus?')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Is there a bus?')).toBeVisible()
  expect(screen.getByText('You · Guardian')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-117: a like that failed says so once, beside it, until one succeeds', async () => {
  const heard: unknown[] = []
  const stop = channel(toastRequested).changes.subscribe((toast) => heard.push(toast))
  network.use(refuse(likePost, 422, { message: 'Not now.' }))
  const { user } = openPost()
  const like = await screen.findByRole('button', { name: 'Like, 2 likes' })
  await user.click(like)
  expect(await screen.findByText('Not now.')).toBeVisible()
  network.use(answer(likePost, { is_liked: true, likes: 3 }))
  await user.click(like)
  expect(await screen.findByRole('button', { name: 'Like, 3 likes' })).toBeVisible()
  expect(screen.queryByText('Not now.')).toBeNull()
  expect(heard).toEqual([])
  stop.unsubscribe()
})

test('R-117: what counts keeps its place: the words beside the numbers are apart', async () => {
  openPost()
  const like = await screen.findByRole('button', { name: 'Like, 2 likes' })
  const comments = screen.getByRole('link', { name: '1 comment' })
  expect(within(like).getByText('likes')).toBeInTheDocument()
  expect(within(comments).getByText('comment')).toBeInTheDocument()
})

test('R-117: who may not comment has no field for it', async () => {
  network.use(answer(getPost, aPost(3, { may_comment: false })))
  openPost('student')
  expect(
    await screen.findByText('You can like this post. Comments are written by grown-ups.'),
  ).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('R-117: an author deletes a post after a second press', async () => {
  network.use(
    answer(getPost, aPost(3, { is_own: true, may_delete: true })),
    answer(deletePost, { message: 'Gone.' }),
  )
  const { user, router } = openPost()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/Feeds'))
})

test('R-117, R-148: a deleted post says so, and one that is not there too', async () => {
  network.use(refuse(getPost, 404, { code: 'post_deleted', message: 'This post was deleted.' }))
  const first = openPost()
  expect(await screen.findByRole('heading', { name: 'This post was deleted' })).toBeVisible()
  first.unmount()
  network.use(refuse(getPost, 404))
  openPost()
  expect(await screen.findByRole('heading', { name: 'We could not find this post' })).toBeVisible()
})

test('R-117, Z-014: details without a post lead to the list', async () => {
  const { router } = renderPage(page, {
    path: '/Feeds/details/:id?',
    address: '/feeds/details',
    user: userOf('guardian'),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/Feeds'))
})

test('R-117: a comment that was not sent is still there after leaving, and only for who typed it', async () => {
  sessionStorage.clear()
  network.use(answer(getPost, aPost(3)))
  const first = openPost()
  await first.user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Bus?')
  first.unmount()
  const second = openPost()
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('Bus?')
  await second.user.clear(screen.getByRole('textbox', { name: 'Your comment' }))
  expect(sessionStorage).toHaveLength(0)
})

test('R-118: a moderator who opens what waits reads what to do, not what its author reads', async () => {
  network.use(answer(getPost, aPost(3, { state: 'waiting' })))
  openPost('superAdmin')
  expect(await screen.findByRole('link', { name: 'Decide in Moderation' })).toBeVisible()
  expect(screen.queryByText(/You are told/)).toBeNull()
})
