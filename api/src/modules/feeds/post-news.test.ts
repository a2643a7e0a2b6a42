import {
  createPost,
  listNotifications,
  openNotificationStream,
  PostNotice,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aKey, aPost } from '../../testing/feed-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { firstWords } from './post-news.ts'

let api: TestApi
let world: World
const leaving = new AbortController()
beforeAll(async () => {
  api = await startTestApi()
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => {
  leaving.abort()
  return api.close()
})

test('a long post is told by its first words, cut between two of them', () => {
  expect(firstWords('Sports\n\nday')).toBe('Sports day')
  const told = firstWords('word '.repeat(100))
  expect(told.length).toBeLessThanOrEqual(141)
  expect(told).toMatch(/word…$/)
})

test('R-118: families of a room are told of a post, and open pages hear of it', async () => {
  const { owner, student, 'other guardian': stranger } = world.callers
  const { school } = world
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  const caller = await signedInAs(api, person)
  const hear = async (by: Caller) => {
    const { address } = await by.call(openNotificationStream)
    const response = await fetch(new URL(address, api.app.listeningOrigin), {
      signal: leaving.signal,
    })
    const parts: string[] = []
    void response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (part) => void parts.push(part) }))
      .catch(() => {})
    return () =>
      [...parts.join('').matchAll(/^data: (.*post_id.*)$/gm)].map(([, text = '']) =>
        PostNotice.parse(JSON.parse(text)),
      )
  }
  const [heardByOwner, heardByStranger] = [await hear(owner), await hear(stranger)]
  const post = await caller.call(createPost, {
    text: 'Sports day is on Friday.',
    audience: 'rooms',
    key: aKey(),
  })
  await api.settled()
  const list = { app_type: 1, see_all: true } as const
  for (const reader of [owner, student]) {
    const { data } = (await reader.call(listNotifications, list)) as { data: object[] }
    expect(data).toContainEqual(
      expect.objectContaining({
        title: `${world.school.name} shared a post`,
        collection_type: '1021',
        collection_id: post.id,
      }),
    )
  }
  for (let turn = 0; turn < 50 && heardByOwner().length === 0; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heardByOwner()).toEqual([{ post_id: post.id, change: 'new' }])
  expect(heardByStranger()).toEqual([])
})
