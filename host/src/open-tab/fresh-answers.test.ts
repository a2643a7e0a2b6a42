import { expect, jest, test } from '@jest/globals'
import { createQueryClient } from '@brightyard/runtime/host'
import { customQuery } from '@brightyard/runtime/queries'
import { refetchForgotten } from './fresh-answers.ts'

const client = createQueryClient({ call: () => Promise.reject(new Error('no call expected')) })

test('a page that needs a forgotten answer fetches it, and takes any other from the cache', async () => {
  refetchForgotten(client)
  const queryFn = jest.fn(() => Promise.resolve('fresh'))
  const query = customQuery('kites', {}, queryFn, { staleTime: Infinity })
  client.setQueryData(query.queryKey, 'cached')
  expect(await client.ensureQueryData(query)).toBe('cached')
  await client.invalidateQueries({ refetchType: 'none' })
  expect(await client.ensureQueryData(query)).toBe('fresh')
  expect(await client.ensureQueryData(query)).toBe('fresh')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
