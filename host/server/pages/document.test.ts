/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { ReleaseSet } from '@brightyard/contract/release'
import { contentPolicy } from '../delivery/security-headers.ts'
import { setOf } from '../../src/fixtures/host-set.ts'
import { composePage, composeShell, replaceSet } from './compose-page.ts'
import { documentEnd, documentStart, documentState, setInBlock, setOffset } from './document.ts'

const set = setOf({})
const state = (title: string) => ({
  settings: { origin: title, bases: { vendor: '/vendor', cms: '/cms' } },
  queries: { queries: [], mutations: [] },
  router: null,
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028\u2029', '</SCRIPT '])(
  'no data ends the block it is in: %j',
  (text) => {
    const html = documentState(setInBlock(set), JSON.stringify(state(text)))
    const inside = /^<\/div><script type="application\/json" id="page-state">(.*)<\/script>$/su
    const json = inside.exec(html)?.[1] ?? ''
    expect(json).not.toMatch(/[<\u2028\u2029]/u)
    expect(JSON.parse(json)).toEqual({ set, ...state(text) })
  },
)

test('the set stands where the document says, so that it can be replaced', () => {
  const text = setInBlock(set)
  const html = documentState(text, JSON.stringify(state('a')))
  expect(html.slice(setOffset, setOffset + text.length)).toBe(text)
})

const start = documentStart(
  {
    scripts: ['/h/main.js'],
    sheets: ['/h/main.css'],
    fonts: ['/fonts/1/a.woff2'],
    styles: '@font-face{}',
  },
  {
    head: '<title>Shop · Brightyard</title>',
    preloads: ['/r/shop/1/a"b.js'],
    styles: '<style data-rules="a">.by-a{top:0}</style>',
  },
)

test('the document has its language, the page’s tags, and deferred scripts that yield to pictures, as fonts do', () => {
  expect(start).toMatch(/^<!doctype html><html lang="en-IN">/)
  expect(start).toContain('<title>Shop · Brightyard</title>')
  expect(start).toContain('<script defer fetchpriority="low" src="/h/main.js"></script>')
  expect(start).toContain('<style>@font-face{}</style><style data-rules="a">.by-a{top:0}</style>')
  expect(start).toMatch(/<div id="root">$/)
  expect(start).not.toContain('as="font"')
  expect(documentEnd({ fonts: ['/fonts/1/a.woff2'] })).toBe(
    '<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/fonts/1/a.woff2"></body></html>',
  )
})

test('a page that the browser renders ends with its state and its fonts', () => {
  const siteHead = { scripts: [], sheets: [], fonts: ['/fonts/1/a.woff2'], styles: '' }
  const sets = { set: { number: 1, remotes: {} } as unknown as ReleaseSet, hostSet: set }
  const { html } = composeShell({ siteHead, settings: state('a').settings }, sets)
  expect(html).toMatch(/<\/script><link rel="preload" as="font" [^>]*><\/body><\/html>$/)
})

test('Q-042: a page that waits runs the starter alone, which knows the rest; without a starter nothing waits', () => {
  const site = { scripts: ['/h/a.js', '/h/"b.js'], sheets: [], fonts: [], styles: '' }
  const page = { head: '', preloads: ['/r/shop/1/c.js'], waits: true }
  const waiting = documentStart({ ...site, starter: '/h/starter.js' }, page)
  expect(waiting.match(/<script[^>]*>|<link[^>]*as="script"[^>]*>/g)).toEqual([
    '<script type="module" async src="/h/starter.js" data-scripts="/h/a.js /h/&quot;b.js" data-preloads="/r/shop/1/c.js">',
  ])
  expect(documentStart(site, page)).toContain('<script defer fetchpriority="low" src="/h/a.js">')
})

test('addresses cannot end the attribute they are in', () => {
  expect(start).toContain('href="/r/shop/1/a&quot;b.js"')
})

test('Y-007: the policy lets no inline script pass', () => {
  const policy = contentPolicy()
  const rule = (name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))
  expect(rule('script-src')).toBe("script-src 'self' 'inline-speculation-rules'")
  expect(rule('object-src')).toBe("object-src 'none'")
  expect(rule('base-uri')).toBe("base-uri 'none'")
  expect(rule('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-eval|\*/)
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1)
})

test('a remote under development widens the policy by exactly its origin', () => {
  const policy = contentPolicy(['http://localhost:3200'])
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' http://localhost:3200;")
  expect(policy).toContain("connect-src 'self' http://localhost:3200 ws://localhost:3200;")
})

test('M-018: a page without state is a document: no script of the site, no set, and the same for every set', () => {
  const siteHead = { scripts: ['/h/main.js'], sheets: [], fonts: [], styles: '' }
  const sets = { set: { number: 1, remotes: {} } as unknown as ReleaseSet, hostSet: set }
  const settings = state('a').settings
  const made = (html: string) =>
    composePage({ siteHead, settings }, sets, {
      kind: 'rendered',
      id: 1,
      status: 200,
      complete: true,
      state: '',
      modules: [{ remote: 'content', module: './a' }],
      head: '<title>a</title>',
      styles: '',
      html,
    })
  const page = made('<h1>About us</h1>')
  expect(page.html).toContain('<h1>About us</h1></div></body></html>')
  expect(page.html).not.toMatch(/<script|as="script"/)
  expect(replaceSet(page, { ...set, number: 2 })).toBe(page)
  const scripts = made('<p data-own-value="/a">').html.match(/<script[^>]*>/g)
  expect(scripts).toEqual(['<script defer fetchpriority="low" src="/own-values.js">'])
})
