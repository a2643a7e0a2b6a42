import {
  decideModerationCase,
  getPost,
  hideContent,
  listComments,
  listFeed,
  listModerationCases,
  listNotifications,
  reportContent,
  reportsThatHide,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { aComment, aPost } from '../../testing/feed-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

async function aSchoolPost() {
  const { school } = world
  const author = await aUser(api.db, { role: 'vendorStaff', vendorId: school.id })
  const post = await aPost(api, { authorId: author.id, vendorId: school.id, roomIds: [school.id] })
  return { ...post, author }
}
/** With a kid at the school. */
async function aReader(fields: Parameters<typeof aUser>[1] = {}) {
  const guardian = await aUser(api.db, { createdAt: new Date(0), ...fields })
  await aKid(api.db, { guardianId: guardian.id, vendorIds: [world.school.id] })
  return signedInAs(api, guardian)
}
const reportOf = (id: number, type: 'post' | 'comment' = 'post') => ({
  type,
  subject_id: id,
  reason: 'unkind' as const,
  note: 'It laughs at a kid.',
})
const isListed = async (caller: Caller, id: number) =>
  (await caller.call(listFeed)).data.some((post) => post.id === id)
const caseOf = async (desk: Caller, id: number, state: 'open' | 'decided' = 'open') =>
  (await desk.call(listModerationCases, { state })).data.find(({ subject }) =>
    subject?.path.endsWith(`/${id}`),
  )

test('Q-020: nobody reports what they cannot see, or wrote themselves', async () => {
  const post = await aSchoolPost()
  const { vendor, visitor, owner } = world.callers
  expect((await visitor.send(reportContent, reportOf(post.id))).statusCode).toBe(401)
  expect((await vendor.send(reportContent, reportOf(post.id))).statusCode).toBe(404)
  expect(
    (await vendor.send(hideContent, { ...reportOf(post.id), is_hidden: true })).statusCode,
  ).toBe(404)
  const author = await signedInAs(api, post.author)
  expect((await author.send(reportContent, reportOf(post.id))).json().code).toBe('own')
  const without = { ...reportOf(post.id), reason: undefined }
  expect((await owner.send(reportContent, without)).statusCode).toBe(422)
})

test('Q-020: a reported post disappears for the reporter at once, and stays for others', async () => {
  const { id } = await aSchoolPost()
  const { owner, student, 'school representative': desk } = world.callers
  expect(await isListed(owner, id)).toBe(true)
  await owner.call(reportContent, reportOf(id))
  expect(await isListed(owner, id)).toBe(false)
  expect(await isListed(student, id)).toBe(true)
  expect(await owner.call(getPost, { id })).toMatchObject({ is_hidden: true })
  await owner.call(reportContent, reportOf(id))
  expect(await caseOf(desk, id)).toMatchObject({
    cause: 'reported',
    round: 1,
    report_count: 1,
    reports: [{ reason: 'unkind', note: 'It laughs at a kid.' }],
  })
})

test('Q-020: what is hidden without a report comes back when it is taken back', async () => {
  const { id } = await aSchoolPost()
  const { owner, 'school representative': desk } = world.callers
  await owner.call(hideContent, { type: 'post', subject_id: id, is_hidden: true })
  expect(await isListed(owner, id)).toBe(false)
  expect(await caseOf(desk, id)).toBeUndefined()
  await owner.call(hideContent, { type: 'post', subject_id: id, is_hidden: false })
  expect(await isListed(owner, id)).toBe(true)
})

test('Q-020: reports of people without standing hide it from them alone, and reach the desk', async () => {
  const { school, callers } = world
  const { student, 'school representative': desk } = callers
  const author = await aUser(api.db, { role: 'vendorStaff', vendorId: school.id })
  const open = { authorId: author.id, vendorId: school.id, audience: 'everyone' } as const
  const { id } = await aPost(api, open)
  const aStranger = async () => signedInAs(api, await aUser(api.db, { createdAt: new Date(0) }))
  const throwAway = [
    await aReader({ createdAt: api.clock.now }),
    await aReader({ emailVerifiedAt: null }),
    await aStranger(),
    await aStranger(),
    await aStranger(),
  ]
  for (const reporter of throwAway) {
    await reporter.call(reportContent, reportOf(id))
    expect(await isListed(reporter, id)).toBe(false)
  }
  expect(await isListed(student, id)).toBe(true)
  expect(await caseOf(desk, id)).toMatchObject({ report_count: throwAway.length })
  // Two with standing do not make three with those.
  for (let at = 1; at < reportsThatHide; at++)
    await (await aReader()).call(reportContent, reportOf(id))
  expect(await isListed(student, id)).toBe(true)
  await (await aReader()).call(reportContent, reportOf(id))
  expect(await isListed(student, id)).toBe(false)
})

test('Q-020: what Brightyard wrote stays until its desk has decided, however many report it', async () => {
  const { people, callers } = world
  const { id } = await aPost(api, { authorId: people['super admin'].id, audience: 'everyone' })
  for (let at = 0; at <= reportsThatHide; at++)
    await (await aReader()).call(reportContent, reportOf(id))
  expect(await isListed(callers.student, id)).toBe(true)
  const { id: commentId } = await aComment(api, { postId: id, userId: people['super admin'].id })
  for (let at = 0; at <= reportsThatHide; at++)
    await (await aReader()).call(reportContent, reportOf(commentId, 'comment'))
  const { data } = await callers.student.call(listComments, { id })
  expect(data.map((comment) => comment.id)).toContain(commentId)
  expect(await caseOf(callers['super admin'], id)).toBeDefined()
})

test(`Q-020: ${reportsThatHide} reports hide it from everyone until somebody has looked`, async () => {
  const { id } = await aSchoolPost()
  const { student, 'school representative': desk } = world.callers
  const reporters = [await aReader(), await aReader(), await aReader()]
  for (const [at, reporter] of reporters.entries()) {
    expect(await isListed(student, id)).toBe(true)
    await reporter.call(reportContent, reportOf(id))
    expect(at).toBeLessThan(reportsThatHide)
  }
  expect(await isListed(student, id)).toBe(false)
  const found = await caseOf(desk, id)
  await desk.call(decideModerationCase, { id: found?.id ?? 0, verdict: 'show' })
  expect(await isListed(student, id)).toBe(true)
})

test('Q-020: a decision hides it from all and tells its author why; nobody decides twice', async () => {
  const { id, author } = await aSchoolPost()
  const { owner, student, vendor, 'school representative': desk } = world.callers
  await owner.call(reportContent, reportOf(id))
  const found = await caseOf(desk, id)
  const decision = {
    id: found?.id ?? 0,
    verdict: 'hide' as const,
    reason: 'private' as const,
    note: 'It names a kid.',
  }
  expect((await vendor.send(decideModerationCase, decision)).statusCode).toBe(404)
  const own = await signedInAs(api, author)
  expect((await own.send(decideModerationCase, decision)).json().code).toBe('own')
  const reasonless = { ...decision, reason: undefined }
  expect((await desk.send(decideModerationCase, reasonless)).statusCode).toBe(422)
  expect(await desk.call(decideModerationCase, decision)).toMatchObject({
    is_open: false,
    may_decide: true,
    decisions: [{ verdict: 'hide', reason: 'private', note: 'It names a kid.' }],
  })
  expect((await desk.send(decideModerationCase, decision)).json().code).toBe('already_decided')
  expect((await student.send(getPost, { id })).statusCode).toBe(404)
  expect(await own.call(getPost, { id })).toMatchObject({
    state: 'hidden',
    moderation_note: 'It shows or names somebody who may not want that. It names a kid.',
  })
  const list = { app_type: 1, see_all: true } as const
  const { data } = (await own.call(listNotifications, list)) as { data: object[] }
  expect(data).toContainEqual(expect.objectContaining({ title: 'Your post is not shown' }))
})

test('Q-020: a decision is turned round by who has seen it, and its author hears of it', async () => {
  const { id, author } = await aSchoolPost()
  const { owner, student, vendor, 'school representative': desk } = world.callers
  await owner.call(reportContent, reportOf(id))
  const caseId = (await caseOf(desk, id))?.id ?? 0
  const hide = { id: caseId, verdict: 'hide' as const, reason: 'private' as const }
  await desk.call(decideModerationCase, { ...hide, decisions_seen: 0 })
  const show = { id: caseId, verdict: 'show' as const }
  const refusedWith = async (by: Caller, input: object) =>
    (await by.send(decideModerationCase, { ...show, ...input })).json().code
  const own = await signedInAs(api, author)
  expect(await refusedWith(desk, {})).toBe('already_decided')
  expect(await refusedWith(desk, { decisions_seen: 0 })).toBe('already_decided')
  expect(await refusedWith(desk, { ...hide, decisions_seen: 1 })).toBe('already_decided')
  expect(await refusedWith(own, { decisions_seen: 1 })).toBe('own')
  expect(await refusedWith(vendor, { decisions_seen: 1 })).toBe('not_found')
  expect((await student.send(getPost, { id })).statusCode).toBe(404)
  const turned = await desk.call(decideModerationCase, { ...show, decisions_seen: 1 })
  expect(turned).toMatchObject({
    is_open: false,
    decisions: [{ verdict: 'show' }, { verdict: 'hide', reason: 'private' }],
  })
  expect(await isListed(student, id)).toBe(true)
  const list = { app_type: 1, see_all: true } as const
  const { data } = (await own.call(listNotifications, list)) as { data: object[] }
  expect(data).toContainEqual(expect.objectContaining({ title: 'Your post is shown again' }))
})

test('Q-020: of two who decide at once only the first counts, whatever each decides', async () => {
  const { 'school representative': desk, 'super admin': brightyard } = world.callers
  const { id } = await aSchoolPost()
  await (await aReader()).call(reportContent, reportOf(id))
  const caseId = (await caseOf(desk, id))?.id ?? 0
  for (const seen of [0, 1, 2]) {
    const verdict: 'hide' | 'show' = seen % 2 === 0 ? 'hide' : 'show'
    const decision = { id: caseId, verdict, reason: 'private', decisions_seen: seen }
    const answers = await Promise.all(
      [desk, desk, desk].map((by) => by.send(decideModerationCase, decision)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  }
  const last = { id: caseId, verdict: 'show' as const, decisions_seen: 3 }
  await brightyard.call(decideModerationCase, last)
  const again = { id: caseId, verdict: 'hide', reason: 'private', decisions_seen: 4 }
  expect((await desk.send(decideModerationCase, again)).json().code).toBe('of_brightyard')
  expect(await caseOf(desk, id, 'decided')).toMatchObject({ may_decide: false })
  expect(await caseOf(brightyard, id, 'decided')).toMatchObject({ may_decide: true })
})

test('Q-020: what was kept and is reported again goes to Brightyard alone; kept twice, it stays', async () => {
  const { id } = await aSchoolPost()
  const { student, 'school representative': desk, 'super admin': brightyard } = world.callers
  const keep = async (by: Caller) => {
    const found = await caseOf(by, id)
    await by.call(decideModerationCase, { id: found?.id ?? 0, verdict: 'show' })
  }
  await (await aReader()).call(reportContent, reportOf(id))
  await keep(desk)
  expect(await caseOf(desk, id, 'decided')).toMatchObject({ is_open: false })
  await (await aReader()).call(reportContent, reportOf(id))
  expect(await caseOf(desk, id)).toBeUndefined()
  expect(await caseOf(brightyard, id)).toMatchObject({ round: 2, report_count: 2 })
  await keep(brightyard)
  for (let at = 0; at < reportsThatHide; at++)
    await (await aReader()).call(reportContent, reportOf(id))
  expect(await caseOf(brightyard, id)).toBeUndefined()
  expect(await isListed(student, id)).toBe(true)
})

test('Q-020: a comment is reported like a post, and hidden alone', async () => {
  const { id: postId } = await aSchoolPost()
  const writer = await aUser(api.db)
  const { id } = await aComment(api, { postId, userId: writer.id, text: 'What a silly school.' })
  await aComment(api, { postId, userId: writer.id })
  const { owner, student, 'school representative': desk } = world.callers
  await owner.call(reportContent, reportOf(id, 'comment'))
  const idsFor = async (caller: Caller) =>
    (await caller.call(listComments, { id: postId })).data.map((comment) => comment.id)
  expect(await idsFor(owner)).not.toContain(id)
  expect(await idsFor(student)).toContain(id)
  const found = await caseOf(desk, postId)
  expect(found).toMatchObject({ type: 'comment', subject: { text: 'What a silly school.' } })
  await desk.call(decideModerationCase, { id: found?.id ?? 0, verdict: 'hide', reason: 'unkind' })
  expect(await idsFor(student)).toHaveLength(1)
})

test('Q-020: two who decide at once do not both decide', async () => {
  const { id } = await aSchoolPost()
  const { owner, 'school representative': desk, 'super admin': brightyard } = world.callers
  await owner.call(reportContent, reportOf(id))
  const found = await caseOf(desk, id)
  const verdicts = await Promise.all([
    desk.send(decideModerationCase, { id: found?.id, verdict: 'show' }),
    brightyard.send(decideModerationCase, { id: found?.id, verdict: 'hide', reason: 'spam' }),
  ])
  expect(new Set(verdicts.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})
