import { expect, test } from '@jest/globals'
import { defineCall } from '@brightyard/contract/calls'
import * as z from '@brightyard/contract/schema'
import { requestOf } from './request-of.ts'

const call = defineCall({
  name: 'changeLine',
  method: 'PUT',
  base: 'vendor',
  path: '/api/lines/:id',
  session: 'required',
  summary: '',
  params: z.object({ id: z.int() }),
  query: z.object({ page: z.optional(z.int()) }),
  body: z.object({ quantity: z.int(), note: z.optional(z.string()) }),
  response: z.object({}),
})

test('the flat input of a call goes to path, query and body by the names in its schemas', () => {
  const input = { id: 7, page: 2, quantity: 3, note: undefined, stranger: true }
  expect(requestOf(call, input)).toEqual({
    method: 'PUT',
    base: 'vendor',
    path: '/api/lines/7',
    query: { page: 2 },
    body: { quantity: 3 },
  })
})

test('a call without a body schema sends none', () => {
  expect(requestOf({ ...call, body: undefined }, { id: 7 }).body).toBeUndefined()
})
