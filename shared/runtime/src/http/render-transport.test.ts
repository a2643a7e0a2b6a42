import { expect, jest, test } from '@jest/globals'
import { defineCall } from '@brightyard/contract/calls'
import * as z from '@brightyard/contract/schema'
import { createApi } from './api.ts'
import { createRenderTransport, type PlainAnswer, type PlainCall } from './render-transport.ts'

const kites = {
  base: 'vendor',
  path: '/api/kites',
  session: 'none',
  summary: 'Kites',
  response: z.object({ data: z.array(z.string()) }),
} as const
const listKites = defineCall({
  ...kites,
  name: 'listKites',
  method: 'GET',
  query: z.object({ text: z.optional(z.string()), sizes: z.optional(z.array(z.number())) }),
})
const findKites = defineCall({
  ...kites,
  name: 'findKites',
  method: 'POST',
  body: z.object({ text: z.string() }),
})
const removeKites = defineCall({ ...kites, name: 'removeKites', method: 'DELETE' })

const ask = jest.fn<(call: PlainCall) => Promise<PlainAnswer>>()
const bases = { vendor: '/vendor', cms: '/cms' }
const api = createApi({ bases, transport: createRenderTransport(bases, ask) })
const answer = (status: number, body: string) =>
  ask.mockResolvedValueOnce({ status, contentType: 'application/json', body })

test('a call arrives with its path and query, or its body, and is answered by its schema', async () => {
  answer(200, '{"data":["red"],"unknown":1}')
  expect(await api.call(listKites, { text: 'a & b', sizes: [1, 2] })).toEqual({ data: ['red'] })
  expect(ask).toHaveBeenLastCalledWith({
    path: '/vendor/api/kites?text=a+%26+b&sizes%5B%5D=1&sizes%5B%5D=2',
  })
  answer(200, '{"data":[]}')
  await api.call(findKites, { text: 'a & b' })
  expect(ask).toHaveBeenLastCalledWith({ path: '/vendor/api/kites', body: '{"text":"a & b"}' })
})

const html = '<h1>Hello</h1>'
test.each<[string, PlainAnswer, object]>([
  [
    'a refusal',
    { status: 404, contentType: '', body: '{"code":"gone","message":"No kite."}' },
    { kind: 'not-found', code: 'gone', message: 'No kite.' },
  ],
  ['a page of a proxy', { status: 502, contentType: '', body: html }, { kind: 'server' }],
  ['no JSON', { status: 200, contentType: '', body: html }, { kind: 'bad-answer' }],
  ['silence', { failed: 'timeout' }, { kind: 'timeout' }],
  ['nobody there', { failed: 'unreachable' }, { kind: 'unreachable' }],
])('%s is the error that a browser would see', async (_, answered, error) => {
  ask.mockResolvedValueOnce(answered)
  await expect(api.call(listKites, {})).rejects.toMatchObject(error)
})

test('a call that would change something is not made', async () => {
  ask.mockClear()
  await expect(api.call(removeKites, {})).rejects.toMatchObject({ kind: 'unreachable' })
  expect(ask).not.toHaveBeenCalled()
})

test('an answer that comes after its page was cancelled is not used', async () => {
  answer(200, '{"data":[]}')
  const call = api.call(listKites, {}, { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
})
