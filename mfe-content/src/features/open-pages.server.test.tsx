/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { getCmsPage, getContent, listContent, search } from '@brightyard/contract/calls'
import type { PageSection } from '@brightyard/contract/entities'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { cmsPageOf, entryOf, found, postsOf } from '../fixtures/pages.ts'
import * as aboutUs from './about-us/about-us.page.tsx'
import * as blogPost from './blog-post/blog-post.page.tsx'
import * as blog from './blog/blog.page.tsx'
import * as cmsPage from './cms-page/cms-page.page.tsx'
import * as newsPost from './news-post/news-post.page.tsx'
import * as searchPage from './search/search.page.tsx'

const requests: string[] = []
network.events.on('request:start', ({ request }) => void requests.push(request.url))
beforeEach(() => {
  requests.length = 0
})

const everything = () =>
  network.use(
    answer(getCmsPage, ({ input }) => cmsPageOf(input.slug)),
    answer(getContent, entryOf(1)),
    answer(listContent, postsOf([1, 2])),
    answer(search, found),
  )

test.each([
  ['/blog', '/blog?tag=Play', blog, ['Blog: Play', 'Post 1']],
  ['/blog/:slug', '/blog/post-1', blogPost, ['Post 1', 'It began with a letter.', 'Read next']],
  ['/news/:slug', '/news/post-1', newsPost, ['Post 1', 'It began with a letter.', 'More news']],
  ['/about-us', '/about-us', aboutUs, ['Our page', 'Our team', 'Post 1']],
  ['/search', '/search?text=art+%26+craft', searchPage, ['art &amp; craft', 'Event 1']],
  ['/search', '/search', searchPage, ['What are you looking for?', 'Science']],
  ['/terms-service', '/Terms-Service/', cmsPage, ['Page terms-service', 'Hands first.']],
])(
  'W-009: %s at %s is rendered on the server with content and head',
  async (path, address, page, texts) => {
    everything()
    const { status, html, unfetched } = await renderOnServer(page, { path, address })
    expect(status).toBe(200)
    expect(unfetched).toEqual([])
    expect(requests).toHaveLength(new Set(requests).size)
    for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
    expect(html).toMatch(/<title>[^<]+ · Brightyard<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost\/[^"]+"/)
    expect(html).toMatch(/<meta property="og:title"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(await htmlFindings(html)).toEqual([])
  },
)

test('R-129, Q-036: a post carries structured data of the article and the way to it', async () => {
  everything()
  const { html } = await renderOnServer(blogPost, { path: '/blog/:slug', address: '/blog/post-1' })
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('"author":{"@type":"Person","name":"Ananya Rao"}')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test.each([
  ['R-013', '/copyright'],
  ['R-016', '/disclaimer'],
  ['R-068', '/terms-service'],
])('%s: %s shows its text and the day of its last change', async (_, path) => {
  const document: PageSection[] = [
    { kind: 'hero', title: 'In plain words', lead: null, picture: null, actions: [] },
    { kind: 'rich-text', title: 'Our work', lead: null, body: '<p>© 2025 Brightyard.</p>' },
  ]
  network.use(answer(getCmsPage, ({ input }) => cmsPageOf(input.slug, document)))
  const { status, html } = await renderOnServer(cmsPage, { path })
  const text = html.replaceAll(/<!-- -->|<[^>]+>/g, '')
  expect(status).toBe(200)
  expect(text).toContain('Last changed 1 Feb 2026')
  expect(text).toContain('© 2025 Brightyard.')
  expect(await htmlFindings(html)).toEqual([])
})

test('Q-036: a page of questions carries them for search engines', async () => {
  everything()
  const { html } = await renderOnServer(cmsPage, { path: '/faqs' })
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('"text":"Eight children at most."')
  expect(await htmlFindings(html)).toEqual([])
})

test.each([404, 400])(
  'R-129: a slug that is unknown (%d) is a page that is not found',
  async (status) => {
    network.use(refuse(getContent, status))
    const answered = await renderOnServer(blogPost, {
      path: '/blog/:slug',
      address: '/blog/no such',
    })
    expect(answered.status).toBe(404)
  },
)

test('a page that editors have not made is not found', async () => {
  network.use(refuse(getCmsPage, 404))
  expect((await renderOnServer(cmsPage, { path: '/copyright' })).status).toBe(404)
})
