import {
  changePost,
  decideModerationCase,
  getPost,
  getPublicPost,
  listModerationCases,
  reportContent,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { posts } from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aPost } from '../../testing/feed-factories.ts'
import { hearPosts } from '../../testing/hear-posts.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
let author: Caller
let authorId: number
const leaving = new AbortController()
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  const vendorId = world.school.id
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId })
  authorId = person.id
  author = await signedInAs(api, person)
}, 60_000)
afterAll(() => {
  leaving.abort()
  return api.close()
})

type NewPost = Partial<Parameters<typeof aPost>[1]>
const ownPost = (fields: NewPost = {}) => {
  const { id } = world.school
  return aPost(api, { authorId, vendorId: id, roomIds: [id], ...fields })
}
const text = 'Sports day is on Saturday.'

test('R-118: nobody edits the posts of others, a child’s story, or what was taken out of the feed', async () => {
  const { owner, student, visitor, vendor, 'super admin': admin } = world.callers
  const { id } = await ownPost()
  for (const [caller, status] of [
    [visitor, 401],
    [owner, 403],
    [student, 403],
    [admin, 403],
    [world.callers['school representative'], 403],
    [vendor, 404],
  ] as const)
    expect((await caller.send(changePost, { id, text })).statusCode).toBe(status)
  const fieldsOf = async (input: object) =>
    Object.keys((await author.send(changePost, { id, text, ...input })).json()['fields'] ?? {})
  expect(await fieldsOf({ text: ' ' })).toEqual(['text'])
  expect(await fieldsOf({ text: 'x'.repeat(5001) })).toEqual(['text'])
  const set = (fields: Partial<typeof posts.$inferInsert>) =>
    api.db.update(posts).set(fields).where(eq(posts.id, id))
  await set({ toldBy: 'Diya, 7 to 9 years' })
  expect((await author.send(changePost, { id, text })).statusCode).toBe(403)
  await set({ toldBy: null, state: 'hidden' })
  expect((await author.send(changePost, { id, text })).json().code).toBe('not_shown')
  expect((await author.call(getPost, { id })).may_edit).toBe(false)
  await set({ state: 'deleted' })
  expect((await author.send(changePost, { id, text })).statusCode).toBe(404)
  expect((await api.db.select().from(posts).where(eq(posts.id, id)))[0]?.editedAt).toBeNull()
})

test('R-118: an edit is read at once, is marked, and open pages hear of it', async () => {
  const { owner } = world.callers
  const { id } = await ownPost()
  const stream = await hearPosts(api, owner, leaving.signal)
  expect(await author.call(changePost, { id, text: 'Sports day is on Friday.' })).toMatchObject({
    edited_at: null,
    may_edit: true,
  })
  const edited_at = api.clock.now.toISOString()
  const changed = await author.call(changePost, { id, text })
  expect(changed).toMatchObject({ state: 'published', text, edited_at })
  expect(await owner.call(getPost, { id })).toMatchObject({ text, edited_at, may_edit: false })
  // The one that changed nothing was no change.
  expect(await stream.until(1)).toEqual([{ post_id: id, change: 'changed' }])
})

test('R-118: pictures are taken out of a post, and those of others stay', async () => {
  const { id } = await ownPost()
  const { id: other } = await ownPost()
  const common = { alt: '', width: 4, height: 3, kind: 'picture' as const }
  const rows = await api.db
    .insert(postMedia)
    .values([
      { ...common, postId: id, position: 0, address: '/media/a.webp' },
      { ...common, postId: id, position: 1, address: '/media/b.webp' },
      { ...common, postId: other, position: 0, address: '/media/c.webp' },
    ])
    .returning({ id: postMedia.id })
  const [first = 0, second = 0, foreign = 0] = rows.map((row) => row.id)
  const { media, edited_at } = await author.call(changePost, {
    id,
    text: 'Sports day is on Friday.',
    removed_pictures: [first, foreign],
  })
  expect(media).toMatchObject([{ kind: 'picture', id: second, src: '/media/b.webp' }])
  expect(edited_at).not.toBeNull()
  expect((await author.call(getPost, { id: other })).media).toHaveLength(1)
})

const caseOf = async (id: number) => {
  const { data } = await world.callers['super admin'].call(listModerationCases, {})
  return data.find((one) => one.subject?.path.endsWith(`/${id}`))
}

test('R-118: an edit for everyone waits for Brightyard, and its old address leads to it afterwards', async () => {
  const { visitor, owner, 'super admin': admin, 'school representative': desk } = world.callers
  const { id, slug } = await ownPost({ audience: 'everyone', roomIds: [] })
  const stream = await hearPosts(api, owner, leaving.signal)
  expect((await author.call(changePost, { id, text })).state).toBe('waiting')
  expect((await visitor.send(getPublicPost, { slug })).statusCode).toBe(404)
  expect(await stream.until(1)).toEqual([{ post_id: id, change: 'gone' }])
  const before = await caseOf(id)
  // A second edit while it waits.
  await author.call(changePost, { id, text: `${text} Bring water.` })
  const found = await caseOf(id)
  const verdict = { id: found?.id ?? 0, verdict: 'show' as const }
  expect((await desk.send(decideModerationCase, verdict)).statusCode).toBe(404)
  const unread = { ...verdict, subject_version: before?.subject?.version }
  const refused = await admin.send(decideModerationCase, unread)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile'])
  await admin.call(decideModerationCase, { ...verdict, subject_version: found?.subject?.version })
  const shown = await visitor.call(getPublicPost, { slug })
  expect(shown.text).toBe(`${text} Bring water.`)
  expect([shown.slug, shown.edited_at]).toEqual([
    `sports-day-is-on-saturday-bring-water-${id}`,
    api.clock.now.toISOString(),
  ])
  expect(await visitor.call(getPublicPost, { slug: shown.slug })).toEqual(shown)
})

test('R-118, Q-020: what was reported, also when it was kept, waits after an edit', async () => {
  const { owner, student } = world.callers
  const { id } = await ownPost()
  await owner.call(reportContent, { type: 'post', subject_id: id, reason: 'false', note: '' })
  expect((await student.call(getPost, { id })).text).toBe('Sports day is on Friday.')
  expect((await author.call(changePost, { id, text })).state).toBe('waiting')
  expect((await student.send(getPost, { id })).statusCode).toBe(404)
  expect(await caseOf(id)).toMatchObject({ cause: 'reported' })
})
