import { expect, test } from '@jest/globals'
import { ApiError } from '../http/api-error.ts'
import { loadSubject } from './page.ts'

test.each(['not-found', 'invalid'] as const)(
  'a subject that is %s shows the not-found page',
  async (kind) => {
    const loading = loadSubject(Promise.reject(new ApiError(kind, 'No such post.')))
    await expect(loading).rejects.toMatchObject({ status: 404 })
  },
)

test('a not-found page that the query threw itself is passed on', async () => {
  const thrown = new Response(null, { status: 404 })
  await expect(loadSubject(Promise.reject(thrown))).rejects.toBe(thrown)
})

test('any other failure is left to the page', async () => {
  await expect(
    loadSubject(Promise.reject(new ApiError('unreachable', 'No network.'))),
  ).resolves.toBe(null)
})
