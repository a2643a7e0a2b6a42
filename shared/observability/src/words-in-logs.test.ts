/** @jest-environment node */
import { expect, test } from '@jest/globals'
import fastify, { LogController } from 'fastify'
import { logSerializers } from './error-in-logs.ts'
import { pathForLogs } from './paths-in-logs.ts'
import { logRequests } from './requests.ts'

test.each([
  ['/shop/search?q=warts&page=2', '/shop/search'],
  ['/shop#warts', '/shop'],
  ['/reset_password/abc-DEF_123', '/reset_password/…'],
  [
    '/vendor/api/ecommerce/product/wishlist/shared/abc',
    '/vendor/api/ecommerce/product/wishlist/shared/…',
  ],
  ['/shop/cups', '/shop/cups'],
  ['/', '/'],
  ['/shop/', '/shop/'],
  ['/Reset_Password/secret', '/Reset_Password/…'],
  ['/reset%5Fpassword/secret', '/reset_password/…'],
  ['/reset%255Fpassword/secret', '/reset_password/…'],
  ['/reset%FF%5Fpassword%/secret', '/reset%FF_password%/secret'],
  ['/%FF%2Freset_password%2Fsecret', '/%FF/reset_password/…'],
  ['/reset_password/./secret', '/reset_password/…'],
  ['/reset_password//secret', '/reset_password/…'],
  ['/reset_password/../reset_password/secret', '/reset_password/…'],
  ['//reset_password\\secret', '/reset_password/…'],
  ['/reset_password%2Fsecret', '/reset_password/…'],
  ['/reset_password%5Csecret', '/reset_password/…'],
  ['/reset_password;/secret', '/reset_password/…'],
  ['/reset_password;secret', '/reset_password'],
  ['/reset_password%20/secret', '/reset_password/…'],
  ['/shop/wishlist/Shared/secret', '/shop/wishlist/Shared/…'],
  ['/shop/wishlist/shared%2Fsecret/', '/shop/wishlist/shared/…'],
  ['/callback/secret', '/callback/…'],
  ['/login/asha@home', '/login/…'],
  ['/login/asha%40home.example/again', '/login/…/again'],
  ['/search%3Fq%3Dsecret', '/search'],
  ['/search%23secret', '/search'],
  ['http://user:secret@localhost/x?q=secret', '/x'],
  ['HTTP://user:se?cret@localhost/x', '/'],
  ['http:%2F%2Fuser:secret@localhost%2Fx', '/x'],
  ['//user:secret@localhost/x', '/…/x'],
  ['/caf%C3%A9%0Aline', '/café%0Aline'],
])('of %s a log has %s', (address, logged) => {
  expect(pathForLogs(address)).toBe(logged)
})

test('lines of requests and errors hold nothing that a visitor has typed', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const logController = new LogController({ disableRequestLogging: true })
  const app = fastify({ logger: { serializers: logSerializers, stream }, logController })
  logRequests(app)
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "my-secret"'), {
    code: '22P02',
    detail: 'Key (email)=(asha@home.example) already exists.',
  })
  const query =
    'Failed query: select 1 where email = $1\nparams: asha@home.example,my-secret\nline two'
  app.get('/search', (request) => {
    request.log.error({ err: new Error(query, { cause }) }, 'request failed')
    request.log.warn({ error: new Error('550 <asha@home.example> is unknown') }, 'mail')
    request.log.warn({ err: new TypeError('GET /cms/search?q=my-secret failed') }, 'call')
    return 'found'
  })
  app.get('/reset_password/:token', () => 'a form')
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${site}/search?q=my-secret&email=asha%40home.example`)
  await fetch(`${site}/reset_password/my-secret`)
  await app.close()
  const text = lines.join('')
  expect(text).not.toMatch(/my-secret|asha|line two/)
  for (const known of [
    'select 1 where',
    '22P02',
    'words-in-logs.test',
    '"path":"/search"',
    'is unknown',
  ])
    expect(text).toContain(known)
})

test('a long message is cut before it is read for what somebody has typed', () => {
  // Read whole, it would keep the server busy for minutes.
  const { message } = logSerializers.err(new Error('?'.repeat(1_000_000)))
  expect(message.length).toBeLessThan(10_000)
})
