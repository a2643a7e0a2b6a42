import {
  createPost,
  deleteComment,
  findPostKids,
  getPost,
  getPostTargets,
  listComments,
  listModerationCases,
  decideModerationCase,
  startUpload,
  writeComment,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aKey, aPost } from '../../testing/feed-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

const toRoom = { text: 'Sports day is on Friday.', audience: 'rooms' as const }
/** Of the school, with a post in the feed. */
async function aKnownSpeaker() {
  const { school } = world
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  return { person, caller: await signedInAs(api, person) }
}

test('R-118: guardians, kids and school accounts write no posts, and announce no pictures for one', async () => {
  const account = await aUser(api.db, { role: 'school', vendorId: world.school.id })
  const { owner, student, visitor } = world.callers
  const file = { purpose: 'post-picture', name: 'a.jpg', size: 1000 }
  for (const caller of [owner, student, await signedInAs(api, account)]) {
    expect((await caller.send(createPost, { ...toRoom, key: aKey() })).statusCode).toBe(403)
    expect((await caller.send(startUpload, file)).statusCode).toBe(403)
  }
  expect((await visitor.send(startUpload, file)).statusCode).toBe(401)
})

test('R-118: nobody writes to rooms and kids of others', async () => {
  const { school, academy, kids } = world
  const { caller } = await aKnownSpeaker()
  const refused = async (input: object) => {
    const answer = await caller.send(createPost, { ...toRoom, key: aKey(), ...input })
    return [answer.statusCode, Object.keys(answer.json()['fields'] ?? {})]
  }
  expect(await refused({ room_ids: [academy.id] })).toEqual([422, ['room_ids']])
  const foreign = kids['other guardian'].studentId
  expect(await refused({ audience: 'kids', kid_ids: [foreign] })).toEqual([422, ['kid_ids']])
  expect(await refused({ audience: 'kids' })).toEqual([422, ['kid_ids']])
  expect(await refused({ text: ' ' })).toEqual([422, ['text']])
  expect(await refused({ link: 'http://example.com' })).toEqual([422, ['link']])
  expect(await refused({ link: 'javascript:alert(1)' })).toEqual([422, ['link']])
  const { data } = await caller.call(findPostKids, { search: 'mee' })
  expect(data).toEqual([{ student_id: kids.owner.studentId, name: 'Meera' }])
  const targets = await caller.call(getPostTargets)
  expect(targets).toEqual({
    everyone_at_once: false,
    is_first: false,
    rooms: [{ id: school.id, name: school.name, classes: [], families: {} }],
  })
})

test('R-118: a first post waits for the own room, the next one does not; the same key makes one post', async () => {
  const { owner, 'super admin': admin, vendor } = world.callers
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: world.school.id })
  const caller = await signedInAs(api, person)
  const input = { ...toRoom, key: aKey() }
  const post = await caller.call(createPost, input)
  expect(post).toMatchObject({ state: 'waiting', published_at: null, may_comment: false })
  expect((await caller.call(createPost, input)).id).toBe(post.id)
  expect((await caller.send(createPost, { ...input, text: 'Other' })).json().code).toBe(
    'key_reused',
  )
  expect((await owner.send(getPost, { id: post.id })).statusCode).toBe(404)
  const { data } = await caller.call(listModerationCases)
  const waiting = data.find(({ subject }) => subject?.path === `/Feeds/details/${post.id}`)
  expect(waiting).toMatchObject({ cause: 'new', may_decide: false })
  const decision = { id: waiting?.id ?? 0, verdict: 'show' as const }
  expect((await caller.send(decideModerationCase, decision)).json().code).toBe('own')
  expect((await vendor.send(decideModerationCase, decision)).statusCode).toBe(404)
  await admin.call(decideModerationCase, decision)
  expect(await owner.call(getPost, { id: post.id })).toMatchObject({ state: 'published' })
  const next = await caller.call(createPost, { ...toRoom, key: aKey() })
  expect(next.state).toBe('published')
})

test('R-118: what is for everyone waits for Brightyard, whoever wrote before; Brightyard’s own does not', async () => {
  const { 'school representative': colleague, 'super admin': admin } = world.callers
  const { caller } = await aKnownSpeaker()
  const everyone = { text: 'The fair is open to all.', audience: 'everyone' as const }
  const post = await caller.call(createPost, { ...everyone, key: aKey() })
  expect(post.state).toBe('waiting')
  const findIn = async (desk: Caller) =>
    (await desk.call(listModerationCases)).data.find(({ subject }) =>
      subject?.path.endsWith(`/${post.id}`),
    )
  expect(await findIn(colleague)).toBeUndefined()
  expect(await findIn(admin)).toMatchObject({ cause: 'new', may_decide: true })
  expect(await admin.call(createPost, { ...everyone, key: aKey() })).toMatchObject({
    state: 'published',
    organisation: 'Brightyard',
    vendor_id: null,
  })
})

test('R-117: guardians and the post’s own people comment, kids never, and each once per key', async () => {
  const { owner, student, vendor, 'super admin': admin, 'other guardian': stranger } = world.callers
  const { caller: speaker, person } = await aKnownSpeaker()
  const post = await aPost(api, {
    authorId: person.id,
    vendorId: world.school.id,
    roomIds: [world.school.id],
  })
  const comment = { id: post.id, text: 'Is there a bus?', key: aKey() }
  expect((await student.send(writeComment, comment)).statusCode).toBe(403)
  expect((await vendor.send(writeComment, comment)).statusCode).toBe(404)
  expect((await owner.send(writeComment, { ...comment, text: ' ' })).statusCode).toBe(422)
  const kidless = await signedInAs(api, await aUser(api.db))
  const { id: openId } = await aPost(api, { authorId: world.people['super admin'].id })
  expect((await kidless.send(writeComment, { ...comment, id: openId })).statusCode).toBe(403)
  expect(await kidless.call(getPost, { id: openId })).toMatchObject({ may_comment: false })
  expect(await owner.call(getPost, { id: openId })).toMatchObject({ may_comment: true })
  const written = await owner.call(writeComment, comment)
  expect(await owner.call(writeComment, comment)).toEqual(written)
  await speaker.call(writeComment, { ...comment, text: 'Yes, at eight.', key: aKey() })
  expect(await owner.call(getPost, { id: post.id })).toMatchObject({ comments: 2, likes: 0 })
  expect(await owner.call(getPost, { id: openId })).toMatchObject({ comments: 0 })
  const { data, meta } = await student.call(listComments, { id: post.id })
  expect(meta.total).toBe(2)
  expect(data).toMatchObject([
    { text: 'Yes, at eight.', organisation: world.school.name, may_delete: false },
    { text: 'Is there a bus?', organisation: null, may_delete: false },
  ])
  expect((await stranger.send(listComments, { id: post.id })).statusCode).toBe(404)
  expect((await student.send(deleteComment, { id: written.id })).statusCode).toBe(403)
  await admin.call(deleteComment, { id: written.id })
  expect((await owner.call(getPost, { id: post.id })).comments).toBe(1)
})
