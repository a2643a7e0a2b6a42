/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import type { RenderedPage } from '@brightyard/render-process'
import { firstPictures } from './first-picture.ts'

const page = (html: string, head = ''): RenderedPage => ({
  kind: 'rendered',
  id: 1,
  status: 200,
  complete: true,
  state: '{}',
  modules: [],
  head,
  styles: '',
  html,
})
const source = (srcSet: string, media = '') =>
  `<source ${media}type="image/avif" srcSet="${srcSet}" sizes="88vw"/>`
const picture = (sources: string, priority = 'fetchPriority="high"') =>
  `<picture style="display:contents">${sources}<img src="/media/a.jpg" alt="" ${priority}/></picture>`
const forPhones = picture(
  source('/media/a.avif 640w', 'media="(max-width: 767px)" ') +
    source('/media/a.avif 640w, /media/a@2x.avif 1280w'),
)
const data = `data:image/avif;base64,${Buffer.from('kite').toString('base64')}`

type Fetch = typeof globalThis.fetch
const avif = (body: BodyInit, type = 'image/avif') =>
  jest.fn<Fetch>(async () => new Response(body, { headers: { 'content-type': type } }))
const inline = (fetch: Fetch) => firstPictures({ apiUrl: 'http://api.test', fetch })

test('the first picture of phones comes with the page, once asked for; wide windows load theirs', async () => {
  const fetch = avif('kite')
  const withFirstPicture = inline(fetch)
  const { html } = await withFirstPicture(page(`<h1>Kites</h1>${forPhones}`))
  expect(html).toBe(`<h1>Kites</h1>${forPhones.replace('/media/a.avif 640w" ', `${data} 640w" `)}`)
  expect((await withFirstPicture(page(forPhones))).html).toContain(data)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([new URL('http://api.test/media/a.avif')])
})

test('a picture of one file is not asked for by the head as well', async () => {
  const link = '<link rel="preload" as="image" type="image/avif" imageSrcSet="/media/a.avif 400w"/>'
  const { head, html } = await inline(avif('kite'))(
    page(picture(source('/media/a.avif 400w')), link),
  )
  expect(html).toContain(`srcSet="${data} 400w"`)
  expect(head).toBe('')
})

test.each([
  ['too large', forPhones, avif('k'.repeat(20_001))],
  ['of another type', forPhones, avif('kite', 'text/html')],
  ['missing', forPhones, jest.fn<Fetch>(async () => new Response('', { status: 404 }))],
  ['not to be had', forPhones, jest.fn<Fetch>(() => Promise.reject(new Error('away')))],
  ['one of several files', picture(source('/media/a.avif 280w, /media/b.avif 560w')), avif('kite')],
  ['below the first screen', picture(source('/media/a.avif 280w'), 'loading="lazy"'), avif('kite')],
  ['from elsewhere', picture(source('https://a.test/a.avif 280w')), avif('kite')],
])('a picture that is %s leaves the page as it is', async (_what, html, fetch) => {
  const given = page(html)
  expect(await inline(fetch)(given)).toBe(given)
})

test('a page does not wait for a slow picture, and the next one has it', async () => {
  let end: (answer: Response) => void = () => {}
  const fetch = jest.fn<Fetch>(() => new Promise((resolve) => (end = resolve)))
  const withFirstPicture = inline(fetch)
  const given = page(forPhones)
  expect(await withFirstPicture(given)).toBe(given)
  end(new Response('kite', { headers: { 'content-type': 'image/avif' } }))
  expect((await withFirstPicture(given)).html).toContain(data)
  expect(fetch).toHaveBeenCalledTimes(1)
})
