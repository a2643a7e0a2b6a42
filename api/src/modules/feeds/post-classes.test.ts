import { createPost, getPost, getPostTargets, listFeed } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { aKey, aPost } from '../../testing/feed-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { readersAmong } from './post-readers.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
afterAll(() => api.close())

const toClass = { text: 'Bring a cap on Friday.', audience: 'rooms' as const }

/** A school with families in two classes and one whose kid is in none, and somebody who writes for it. */
async function aSchoolWithClasses() {
  const school = await aVendor(api.db)
  const familyOf = async (className: string) => {
    const guardian = await aUser(api.db)
    const kid = await aKid(api.db, { guardianId: guardian.id, vendorIds: [school.id] })
    await api.db.insert(studentRecords).values({ studentId: kid.studentId, className })
    return { guardian, caller: await signedInAs(api, guardian) }
  }
  const [tens, fours, none] = [await familyOf('10'), await familyOf('4 A'), await familyOf('')]
  const writer = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: writer.id, vendorId: school.id, audience: 'everyone' })
  return { school, tens, fours, none, writer, speaker: await signedInAs(api, writer) }
}
const reads = async (caller: Caller, id: number) => {
  const { statusCode } = await caller.send(getPost, { id })
  const isListed = (await caller.call(listFeed)).data.some((post) => post.id === id)
  expect(isListed).toBe(statusCode === 200)
  return isListed
}

test('R-118: nobody posts to a class of another room, to one without kids, or to classes of two rooms', async () => {
  const { school, speaker } = await aSchoolWithClasses()
  const { school: other } = await aSchoolWithClasses()
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const refused = async (caller: Caller, input: object) => {
    const answer = await caller.send(createPost, { ...toClass, key: aKey(), ...input })
    return [answer.statusCode, Object.keys(answer.json()['fields'] ?? {})]
  }
  const noClass = [422, ['class_names']]
  expect(await refused(speaker, { class_names: ['4 A', '9 C'] })).toEqual(noClass)
  expect(await refused(speaker, { class_names: [''] })).toEqual(noClass)
  expect(await refused(speaker, { class_names: ['4 A'], room_ids: [other.id] })).toEqual([
    422,
    ['room_ids'],
  ])
  const both = { class_names: ['4 A'], room_ids: [school.id, other.id] }
  expect(await refused(admin, both)).toEqual(noClass)
  expect((await speaker.call(getPostTargets)).rooms).toEqual([
    { id: school.id, name: school.name, classes: ['4 A', '10'], families: { '4 A': 1, '10': 1 } },
  ])
})

test('R-118: a class has as many families as it reaches: brothers and sisters are of one', async () => {
  const { school, fours, speaker } = await aSchoolWithClasses()
  const inFours = async (guardianId: number) => {
    const { studentId } = await aKid(api.db, { guardianId, vendorIds: [school.id] })
    await api.db.insert(studentRecords).values({ studentId, className: '4 A' })
  }
  await inFours(fours.guardian.id)
  await inFours((await aUser(api.db)).id)
  const [room] = (await speaker.call(getPostTargets)).rooms
  expect(room?.families).toEqual({ '4 A': 2, '10': 1 })
})

test('R-118: a post to one class is read by its families and the room’s people, and by no other class', async () => {
  const { school, tens, fours, none, writer, speaker } = await aSchoolWithClasses()
  const namesake = await aSchoolWithClasses()
  const post = await speaker.call(createPost, { ...toClass, class_names: ['4 A'], key: aKey() })
  expect(post).toMatchObject({ state: 'published', rooms: [school.name], classes: ['4 A'] })
  expect(await reads(fours.caller, post.id)).toBe(true)
  const account = await aUser(api.db, { role: 'school', vendorId: school.id })
  expect(await reads(await signedInAs(api, account), post.id)).toBe(true)
  for (const { caller } of [tens, none, namesake.fours])
    expect(await reads(caller, post.id)).toBe(false)
  // Whom open pages tell of it.
  const here = [tens.guardian, fours.guardian, none.guardian, writer].map(
    ({ id, role, vendorId }) => ({ id, role, vendorId, studentId: null, sessionId: '' }),
  )
  const told = await readersAmong(api.db, post.id, here)
  expect(told).toEqual(new Set([fours.guardian.id, writer.id]))
})

test('R-118: a post to two classes says to each family only its own', async () => {
  const { tens, fours, speaker } = await aSchoolWithClasses()
  const classes = ['4 A', '10']
  const { id } = await speaker.call(createPost, { ...toClass, class_names: classes, key: aKey() })
  const toldTo = async (caller: Caller) => (await caller.call(getPost, { id })).classes
  expect(await toldTo(fours.caller)).toEqual(['4 A'])
  expect(await toldTo(tens.caller)).toEqual(['10'])
  expect((await toldTo(speaker)).toSorted()).toEqual(['10', '4 A'])
})
