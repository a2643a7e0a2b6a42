/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { storeAddresses } from '@brightyard/contract/paths'
import { network } from '@brightyard/testing'
import { htmlFindings } from '@brightyard/testing/server'
import fastify, { type FastifyInstance } from 'fastify'
import { openInApp } from './open-in-app.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}

let app: FastifyInstance
let origin = ''
beforeAll(async () => {
  network.close() // a real server is what is tested
  app = fastify({ forceCloseConnections: true })
  openInApp(app, { styles: '' })
  app.get('/*', () => 'the site')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
const get = async (path: string, agent: string) => {
  const response = await fetch(origin + path, { headers: { 'user-agent': agent } })
  return { headers: response.headers, html: await response.text() }
}

test.each([
  ['iphone', storeAddresses.appStore],
  ['android', storeAddresses.googlePlay],
] as const)('R-040: /open on %s offers its store, and goes on to the page', async (name, store) => {
  const { html, headers } = await get('/Open/?type=program&program_id=7', agents[name])
  expect(html).toContain(`href="${store}"`)
  expect(html).toContain('href="/program/7"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('vary')).toBe('user-agent')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await htmlFindings(html)).toEqual([])
})

test.each([
  ['/open', 'href="/"'],
  ['/open?type=nonsense', 'href="/"'],
  ['/open?type=startups&slug=https://elsewhere.example/', 'href="/"'],
  ['/open?type=webforms&form_id=%22%3E%3Cscript%3E', 'href="/web-form/%22%3E%3Cscript%3E"'],
])('R-040, G-018: %s goes on to %s', async (path, link) => {
  const { html } = await get(path, agents.android)
  expect(html).toContain(link)
  expect(html).not.toContain('elsewhere.example')
  expect(html).not.toContain('<script')
})

test.each(['tablet', 'desktop'] as const)('R-040: on a %s nothing is in the way', async (name) => {
  expect((await get('/open?type=program&program_id=7', agents[name])).html).toBe('the site')
})

test('R-040: other addresses are left alone on a phone too', async () => {
  for (const path of ['/', '/opening', '/open/x', '/shop?next=/open'])
    expect((await get(path, agents.iphone)).html).toBe('the site')
})
