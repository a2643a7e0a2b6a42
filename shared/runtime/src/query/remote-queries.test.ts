import { afterEach, expect, jest, test } from '@jest/globals'
import { defineCall } from '@brightyard/contract/calls'
import * as z from '@brightyard/contract/schema'
import { QueryObserver } from '@tanstack/react-query'
import type { Api } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'
import { pageNotFound } from '../page/page.ts'
import { createQueryClient } from './query-client.ts'
import { createQueries } from './remote-queries.ts'

const listKites = defineCall({
  name: 'listKites',
  method: 'GET',
  base: 'vendor',
  path: '/api/kites',
  session: 'none',
  summary: 'All kites',
  query: z.object({ colour: z.optional(z.string()), size: z.optional(z.number()) }),
  response: z.object({
    data: z.array(z.string()),
    links: z.object({ next: z.nullable(z.string()) }),
  }),
})

const answers = jest.fn<(input: unknown, next?: string) => unknown>()
const api: Api = {
  // What `listKites` would answer
  call: async (_, input, options) => (await answers(input, options?.next)) as never,
}
const client = createQueryClient(api)
const shop = createQueries('shop')
const account = createQueries('account')

afterEach(() => {
  client.clear()
  answers.mockReset()
})

test('two remotes that make the same call never read what the other one cached', async () => {
  answers.mockReturnValueOnce({ data: ['red'], links: { next: null } })
  answers.mockReturnValueOnce({ data: ['blue'], links: { next: null } })
  await client.ensureQueryData(shop.queryOf(listKites, {}))
  const other = await client.ensureQueryData(account.queryOf(listKites, {}))
  expect(other.data).toEqual(['blue'])
})

test('a key that two remotes write alike is a collision, which is what these keys prevent', async () => {
  const planted = { queryKey: ['campaigns', 'running'] }
  await client.fetchQuery({ ...planted, queryFn: () => ({ data: ['from account'] }) })
  const read = await client.ensureQueryData({ ...planted, queryFn: () => ['from talentbox'] })
  expect(read).toEqual({ data: ['from account'] })

  const keys = [shop, account].map(({ queryOf }) => queryOf(listKites, {}).queryKey)
  expect(keys[0]).not.toEqual(keys[1])
})

test('the order of names and what is undefined do not make another entry', async () => {
  answers.mockReturnValue({ data: [], links: { next: null } })
  await client.ensureQueryData(shop.queryOf(listKites, { colour: 'red', size: 2 }))
  await client.ensureQueryData(shop.queryOf(listKites, { size: 2, colour: 'red' }))
  expect(answers).toHaveBeenCalledTimes(1)
  await client.ensureQueryData(shop.queryOf(listKites, { colour: undefined }))
  await client.ensureQueryData(shop.queryOf(listKites, {}))
  expect(answers).toHaveBeenCalledTimes(2)
})

test('the same input in another scope is another entry', () => {
  const [one, other] = [1, 2].map((scope) => shop.queryOf(listKites, {}, { scope }).queryKey)
  expect(one).not.toEqual(other)
})

test('one answer and a list of pages are kept apart', async () => {
  answers.mockReturnValueOnce({ data: ['one'], links: { next: null } })
  answers.mockReturnValueOnce({ data: ['two'], links: { next: '/api/kites?page=2' } })
  answers.mockReturnValueOnce({ data: ['three'], links: { next: null } })
  await client.ensureQueryData(shop.queryOf(listKites, {}))
  const { pages } = await client.fetchInfiniteQuery({
    ...shop.infiniteQueryOf(listKites, {}),
    pages: 2,
  })
  expect(pages.map(({ data }) => data)).toEqual([['two'], ['three']])
  expect(answers).toHaveBeenLastCalledWith({}, '/api/kites?page=2')
})

test('a selection is what a component reads, the cache holds the whole answer', async () => {
  answers.mockReturnValueOnce({ data: ['red'], links: { next: null } })
  const query = shop.queryOf(listKites, {}, { select: ({ data }) => data })
  await client.ensureQueryData(query)
  const observer = new QueryObserver(client, query)
  expect(observer.getCurrentResult().data).toEqual(['red'])
  expect(client.getQueryData(query.queryKey)).toEqual({ data: ['red'], links: { next: null } })
})

test('an error of the call can lead to the page for what does not exist', async () => {
  answers.mockImplementation(() => {
    throw new ApiError('not-found', 'No such kite.')
  })
  const query = shop.queryOf(listKites, {}, { retry: false, mapError: () => pageNotFound() })
  await expect(client.fetchQuery(query)).rejects.toMatchObject({ status: 404 })
})

test('invalidating reaches every answer of the call in this remote, and in no other', async () => {
  answers.mockReturnValue({ data: [], links: { next: null } })
  const red = shop.queryOf(listKites, { colour: 'red' })
  const blue = shop.queryOf(listKites, { colour: 'blue', size: 1 })
  const foreign = account.queryOf(listKites, { colour: 'red' })
  for (const query of [red, blue, foreign]) await client.ensureQueryData(query)
  const stale = () =>
    [red, blue, foreign].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)

  await client.invalidateQueries(shop.queriesOf(listKites, { colour: 'blue' }))
  expect(stale()).toEqual([false, true, false])
  await client.invalidateQueries(shop.queriesOf(listKites))
  expect(stale()).toEqual([true, true, false])
})

test('a mutation makes the call with its variables', async () => {
  answers.mockReturnValueOnce({ data: ['made'], links: { next: null } })
  const made = await client
    .getMutationCache()
    .build(client, shop.mutationOf(listKites))
    .execute({ colour: 'red' })
  expect(made.data).toEqual(['made'])
  expect(answers).toHaveBeenCalledWith({ colour: 'red' }, undefined)
})

test('a query of its own is kept by its name and input', async () => {
  const load = jest.fn(() => Promise.resolve('granted'))
  await client.ensureQueryData(shop.customQuery('push-state', {}, load))
  await client.ensureQueryData(shop.customQuery('push-state', {}, load))
  await client.ensureQueryData(account.customQuery('push-state', {}, load))
  expect(load).toHaveBeenCalledTimes(2)
})

test('no name of a query of its own is that of a call', () => {
  const custom = shop.customQuery('listKites', {}, () => Promise.resolve('another shape'))
  expect(custom.queryKey).not.toEqual(shop.queryOf(listKites, {}).queryKey)
})

test('no scope is the entry of a list of pages', () => {
  const scoped = shop.queryOf(listKites, {}, { scope: 'pages' })
  expect(scoped.queryKey).not.toEqual(shop.infiniteQueryOf(listKites, {}).queryKey)
})

test('the mutations of two remotes have different keys', () => {
  const [one, other] = [shop, account].map(({ mutationOf }) => mutationOf(listKites).mutationKey)
  expect(one).not.toEqual(other)
})

test('a list whose answer is not a page of a list is refused', async () => {
  answers.mockReturnValueOnce({ data: [] })
  const query = shop.infiniteQueryOf(listKites, {}, { retry: false })
  await expect(client.fetchInfiniteQuery(query)).rejects.toMatchObject({ kind: 'bad-answer' })
})

test('invalidating reaches a list of pages too', async () => {
  answers.mockReturnValue({ data: [], links: { next: null } })
  const query = shop.infiniteQueryOf(listKites, { colour: 'red' }, { scope: 7 })
  await client.fetchInfiniteQuery(query)
  await client.invalidateQueries(shop.queriesOf(listKites, { colour: 'red', size: undefined }))
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
})
