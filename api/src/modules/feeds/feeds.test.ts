import {
  countNewPosts,
  deletePost,
  getPost,
  getPublicPost,
  likePost,
  listFeed,
  listPublicPosts,
} from '@brightyard/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { posts } from '../../database/schema/feeds.schema.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aUser, aVendor, signedInAs, tokenOf } from '../../testing/factories.ts'
import { aPost } from '../../testing/feed-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
let rep: number
const minute = 60_000
const ago = (minutes: number) => new Date(api.clock.now.getTime() - minutes * minute)
beforeAll(async () => {
  api = await startTestApi()
  world = await aSchoolDay(api)
  rep = world.people['school representative'].id
}, 60_000)
beforeEach(() => api.db.delete(posts))
afterAll(() => api.close())

const idsOf = async (caller: Caller, input: { vendor_id?: number; from_id?: number } = {}) =>
  (await caller.call(listFeed, input)).data.map(({ id }) => id)
const atSchool = () => ({ authorId: rep, vendorId: world.school.id })

test('R-118: a post of a room or a kid is nobody else’s, in the list and by its address', async () => {
  const { callers, kids, school, academy, people } = world
  const room = await aPost(api, { ...atSchool(), roomIds: [school.id] })
  const kid = await aPost(api, { ...atSchool(), kidIds: [kids.owner.studentId] })
  const elsewhere = await aPost(api, {
    authorId: people.vendor.id,
    vendorId: academy.id,
    roomIds: [academy.id],
  })
  const all = await aPost(api, { authorId: people['super admin'].id })
  const expected = {
    owner: [all, kid, room],
    student: [all, kid, room],
    'other guardian': [all, elsewhere],
    'school representative': [all, kid, room],
    vendor: [all, elsewhere],
    'super admin': [all, elsewhere, kid, room],
  } as const
  for (const [who, own] of Object.entries(expected)) {
    const caller = callers[who as keyof typeof expected]
    expect([who, await idsOf(caller)]).toEqual([who, own.map(({ id }) => id)])
    const seen = new Set(own.map(({ id }) => id))
    for (const { id } of [room, kid, elsewhere, all]) {
      const { statusCode } = await caller.send(getPost, { id })
      expect([who, id, statusCode]).toEqual([who, id, seen.has(id) ? 200 : 404])
    }
  }
  expect((await callers.visitor.send(listFeed)).statusCode).toBe(401)
  expect((await callers.visitor.call(listPublicPosts)).data.map(({ id }) => id)).toEqual([all.id])
})

test('R-118: names of kids and rooms are told only to those who know them', async () => {
  const { callers, kids, school, academy } = world
  const both = [kids.owner.studentId, kids['other guardian'].studentId]
  const post = await aPost(api, { ...atSchool(), kidIds: both })
  const readBy = async (caller: Caller) => caller.call(getPost, { id: post.id })
  expect((await readBy(callers.owner)).kids).toEqual(['Meera'])
  expect((await readBy(callers['other guardian'])).kids).toEqual(['Ishaan'])
  expect((await readBy(callers['school representative'])).kids).toEqual(['Ishaan', 'Meera'])
  const rooms = await aPost(api, {
    authorId: world.people['super admin'].id,
    roomIds: [school.id, academy.id],
  })
  expect((await callers.owner.call(getPost, { id: rooms.id })).rooms).toEqual([school.name])
})

test('R-118: a school account reads and likes what its room reads, and does not comment', async () => {
  const { db } = api
  const account = await aUser(db, { role: 'school', vendorId: world.school.id })
  const caller = await signedInAs(api, account)
  const room = await aPost(api, { ...atSchool(), roomIds: [world.school.id] })
  const single = await aPost(api, { ...atSchool(), kidIds: [world.kids.owner.studentId] })
  expect(await idsOf(caller)).toEqual([room.id])
  expect((await caller.send(getPost, { id: single.id })).statusCode).toBe(404)
  expect(await caller.call(getPost, { id: room.id })).toMatchObject({
    may_comment: false,
    may_delete: false,
  })
  expect(await caller.call(likePost, { id: room.id, is_liked: true })).toEqual({
    is_liked: true,
    likes: 1,
  })
})

test('R-118: pages follow each other by place, so that new posts move nothing', async () => {
  const { owner } = world.callers
  const old = []
  // Some at the same moment: their ids decide.
  for (let at = 0; at < 23; at++)
    old.push(await aPost(api, { ...atSchool(), publishedAt: ago(100 - (at >> 1)) }))
  const newestFirst = old.map(({ id }) => id).toReversed()
  const first = await owner.call(listFeed)
  expect(first.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10))
  expect(first.meta).toEqual({ total: 23, current_page: 1, last_page: 3, per_page: 10 })
  await aPost(api, atSchool())
  const authorization = `Bearer ${await tokenOf(api, world.people.owner)}`
  const read = async (next: string | null) => {
    const address = new URL(next ?? '', api.app.listeningOrigin)
    const response = await fetch(address, { headers: { authorization } })
    return listFeed.response.parse(await response.json())
  }
  const second = await read(first.links.next)
  expect(second.data.map(({ id }) => id)).toEqual(newestFirst.slice(10, 20))
  const last = await read(second.links.next)
  expect(last.data.map(({ id }) => id)).toEqual(newestFirst.slice(20))
  expect(last.links.next).toBeNull()
})

test('R-118: with an id the list begins at that post, and says what the newest is', async () => {
  const { owner } = world.callers
  const made = []
  for (let at = 0; at < 4; at++)
    made.push(await aPost(api, { ...atSchool(), publishedAt: ago(10 - at) }))
  const [oldest, second, , newest] = made.map(({ id }) => id)
  const feed = await owner.call(listFeed, { from_id: second ?? 0 })
  expect(feed.data.map(({ id }) => id)).toEqual([second, oldest])
  expect(feed.newest).toBe(`${ago(7).getTime()}-${newest}`)
  const { count } = await owner.call(countNewPosts, { since: `${ago(9).getTime()}-${second}` })
  expect(count).toBe(2)
})

test('R-118: one channel alone is listed by its organisation', async () => {
  const { owner } = world.callers
  const elsewhere = await aVendor(api.db, { name: 'Maati Studio', vendorType: 1 })
  const own = await aPost(api, { authorId: world.people['super admin'].id })
  const theirs = await aPost(api, { authorId: rep, vendorId: elsewhere.id })
  expect(await idsOf(owner, { vendor_id: 0 })).toEqual([own.id])
  expect(await idsOf(owner, { vendor_id: elsewhere.id })).toEqual([theirs.id])
})

test('Q-019: new posts are counted since a place; the own ones are not new', async () => {
  const { owner, 'school representative': speaker } = world.callers
  const first = await aPost(api, { ...atSchool(), publishedAt: ago(9) })
  const since = `${ago(9).getTime()}-${first.id}`
  expect((await owner.call(countNewPosts, { since })).count).toBe(0)
  await aPost(api, atSchool())
  await aPost(api, { ...atSchool(), state: 'waiting' })
  expect((await owner.call(countNewPosts, { since })).count).toBe(1)
  expect((await speaker.call(countNewPosts, { since })).count).toBe(0)
  expect((await owner.call(countNewPosts, { since: '0-0' })).count).toBe(2)
})

test('R-117: a person likes a post once, however often it is sent', async () => {
  const { owner, student, vendor } = world.callers
  const post = await aPost(api, { ...atSchool(), roomIds: [world.school.id] })
  const like = { id: post.id, is_liked: true }
  expect((await vendor.send(likePost, like)).statusCode).toBe(404)
  await Promise.all([owner.call(likePost, like), owner.call(likePost, like)])
  expect(await student.call(likePost, like)).toEqual({ is_liked: true, likes: 2 })
  expect(await owner.call(getPost, { id: post.id })).toMatchObject({ likes: 2, is_liked: true })
  expect(await owner.call(likePost, { ...like, is_liked: false })).toEqual({
    is_liked: false,
    likes: 1,
  })
})

test('R-117: a deleted post says so, to those who could read it alone', async () => {
  const { owner, vendor, 'school representative': speaker, visitor } = world.callers
  const post = await aPost(api, { ...atSchool(), roomIds: [world.school.id] })
  expect((await owner.send(deletePost, { id: post.id })).statusCode).toBe(403)
  await speaker.call(deletePost, { id: post.id })
  const gone = await owner.send(getPost, { id: post.id })
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'post_deleted'])
  expect((await vendor.send(getPost, { id: post.id })).json().code).toBe('not_found')
  expect(await idsOf(owner)).toEqual([])
  const [row] = await api.db.select().from(posts)
  expect(row).toMatchObject({ text: '', slug: '', link: null })
  const all = await aPost(api, { authorId: world.people['super admin'].id })
  await world.callers['super admin'].call(deletePost, { id: all.id })
  expect((await visitor.send(getPublicPost, { slug: String(all.id) })).json().code).toBe(
    'post_deleted',
  )
})

test('M-017: visitors read a post to everyone by its slug or id, and no other', async () => {
  const { visitor } = world.callers
  const all = await aPost(api, { ...atSchool(), text: 'Photos of the plantation drive, at last!' })
  const room = await aPost(api, { ...atSchool(), roomIds: [world.school.id] })
  const waiting = await aPost(api, { ...atSchool(), state: 'waiting' })
  expect(all.slug).toBe(`photos-of-the-plantation-drive-at-last-${all.id}`)
  for (const { slug, id } of [room, waiting]) {
    expect((await visitor.send(getPublicPost, { slug })).statusCode).toBe(404)
    expect((await visitor.send(getPublicPost, { slug: String(id) })).statusCode).toBe(404)
  }
  const read = await visitor.call(getPublicPost, { slug: all.slug })
  expect(read).toMatchObject({ organisation: world.school.name, likes: 0, comments: 0 })
  expect(await visitor.call(getPublicPost, { slug: String(all.id) })).toEqual(read)
  expect((await visitor.call(listPublicPosts)).data).toEqual([read])
})

const manyPosts = 10_000
test(`R-118: a page of ${manyPosts} posts is read by its index, wherever it is`, async () => {
  const { owner } = world.callers
  await api.db
    .execute(sql`insert into posts (slug, user_id, vendor_id, audience, state, text, published_at, created_at)
    select 'many-' || n, ${rep}, ${world.school.id}, 'everyone', 'published', 'Post ' || n,
      ${api.clock.now.toISOString()}::timestamptz - n * interval '1 minute', now()
    from generate_series(1, ${sql.raw(String(manyPosts))}) n`)
  await api.db.execute(sql`analyze posts`)
  const place = `${ago(9000).getTime()}-1`
  const times: number[] = []
  for (let at = 0; at < 20; at++) {
    const started = performance.now()
    const { data } = await owner.call(listFeed, { before: place })
    times.push(performance.now() - started)
    expect(data).toHaveLength(10)
  }
  const slowest = times.toSorted((a, b) => a - b)[18] ?? 0
  // Alone it takes a fifth of that.
  expect(slowest).toBeLessThan(500)
  process.stderr.write(`p95 of a page over ${manyPosts} posts: ${Math.round(slowest)} ms\n`)
})
