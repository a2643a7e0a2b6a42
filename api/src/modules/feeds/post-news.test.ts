import { createPost, listNotifications, writeComment } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { notifications } from '../../database/schema/notifications.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { aKey, aPost } from '../../testing/feed-factories.ts'
import { hearPosts } from '../../testing/hear-posts.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { firstWords } from '../notifications/first-words.ts'

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

test('R-118: many posts of an organisation are one notification until it is read, and one email in an hour', async () => {
  const school = await aVendor(api.db, { name: 'Banyan Tree School' })
  const reader = await aUser(api.db)
  await aKid(api.db, { guardianId: reader.id, vendorIds: [school.id] })
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  const [caller, guardian] = [await signedInAs(api, person), await signedInAs(api, reader)]
  const write = (text: string) => caller.call(createPost, { text, audience: 'rooms', key: aKey() })
  const titles = async () => {
    await api.settled()
    const list = { app_type: 1, see_all: true } as const
    const found = await guardian.call(listNotifications, list)
    if (!('data' in found)) throw new Error('not a list')
    return found.data.map(({ title, collection_id }) => [title, collection_id])
  }
  const first = await write('One')
  expect(await titles()).toEqual([['Banyan Tree School shared a post', first.id]])
  await Promise.all([write('Two'), write('Three')])
  const [[title] = [], ...others] = await titles()
  expect([title, others]).toEqual(['3 new posts of Banyan Tree School', []])
  expect(api.emails.filter(({ to }) => to === reader.email).length).toBeLessThanOrEqual(1)
  const createdAt = new Date(api.clock.now.getTime() - 61 * 60_000)
  await api.db.update(notifications).set({ createdAt }).where(eq(notifications.userId, reader.id))
  const next = await write('Four')
  expect(await titles()).toEqual([
    ['Banyan Tree School shared a post', next.id],
    ['3 new posts of Banyan Tree School', expect.any(Number)],
  ])
})

test('R-118: comments reach the author of a post as one notification, and his own do not', async () => {
  const school = await aVendor(api.db)
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  const post = await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  const families = await Promise.all(
    ['Asha Rao', 'Vikram Shah'].map(async (name) => {
      const reader = await aUser(api.db, { name })
      await aKid(api.db, { guardianId: reader.id, vendorIds: [school.id] })
      return signedInAs(api, reader)
    }),
  )
  const author = await signedInAs(api, person)
  const told = async () => {
    await api.settled()
    const found = await author.call(listNotifications, { app_type: 1, see_all: true })
    if (!('data' in found)) throw new Error('not a list')
    return found.data
  }
  const write = (caller: Caller, text: string, key = aKey()) =>
    caller.call(writeComment, { id: post.id, text, key })
  await write(author, 'See you there.')
  expect(await told()).toEqual([])
  const key = aKey()
  const [first, second] = families
  if (!first || !second) throw new Error('no families')
  await write(first, 'We shall come.', key)
  await write(first, 'We shall come.', key) // sent twice by a browser
  expect(await told()).toEqual([
    expect.objectContaining({
      title: 'Asha R. commented on your post',
      description: 'We shall come.',
      collection_type: '1021',
      collection_id: post.id,
    }),
  ])
  await Promise.all([write(first, 'With two kids.'), write(second, 'We too.')])
  expect((await told()).map(({ title }) => title)).toEqual(['3 new comments on your post'])
  expect(api.emails.filter(({ to }) => to === person.email).length).toBeLessThanOrEqual(1)
})

test('R-118: families of a room are told of a post, and open pages hear of it', async () => {
  const { owner, student, 'other guardian': stranger } = world.callers
  const { school } = world
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  const caller = await signedInAs(api, person)
  const ofOwner = await hearPosts(api, owner, leaving.signal)
  const ofStranger = await hearPosts(api, stranger, leaving.signal)
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
  expect(await ofOwner.until(1)).toEqual([{ post_id: post.id, change: 'new' }])
  expect(ofStranger.heard()).toEqual([])
})
