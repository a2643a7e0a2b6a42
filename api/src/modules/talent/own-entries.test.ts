import {
  decideModerationCase,
  entryConsent,
  getEntryChances,
  getSharedEntry,
  getTransaction,
  listModerationCases,
  listOwnEntries,
  payForEntry,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { notifications } from '../../database/schema/notifications.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aDraft, aSentEntry, aTalentCampaign, showEntry } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

test('T-009: a family asks for its entries of one campaign, without those of others', async () => {
  const { owner, 'other guardian': other } = world.callers
  const { slug } = await aTalentCampaign(api)
  const { slug: elsewhere } = await aTalentCampaign(api)
  await aDraft(other, slug, world.kids['other guardian'].studentId)
  const ids = []
  for (const one of [slug, elsewhere, slug])
    ids.push((await aDraft(owner, one, world.kids.owner.studentId)).id)
  const listed = async (query: { slug: string; before?: number }) => {
    const { data, meta } = await owner.call(listOwnEntries, query)
    return [meta.total, ...data.map(({ id }) => id)]
  }
  expect((await owner.send(listOwnEntries, { slug: 'no / name' })).statusCode).toBe(422)
  expect(await listed({ slug: 'nothing' })).toEqual([0])
  expect(await listed({ slug: slug.toUpperCase() })).toEqual([2, ids[2], ids[0]])
  expect(await listed({ slug, before: ids[2] ?? 0 })).toEqual([2, ids[0]])
})

test('T-012: a child is told in words of its own what became of its entry, and that it can be changed', async () => {
  const { owner, student, 'super admin': admin } = world.callers
  const { slug } = await aTalentCampaign(api, { entriesPerKid: 1 })
  const { id, title } = await aSentEntry(owner, slug, world.kids.owner.studentId)
  const { data } = await admin.call(listModerationCases, { state: 'open' })
  const waiting = data.find(({ subject }) => subject?.path === `/talentbox/campaigns/${slug}`)
  const why = { reason: 'private', note: 'No faces, please.' } as const
  await admin.call(decideModerationCase, { id: waiting?.id ?? 0, verdict: 'hide', ...why })
  const told = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, `We do not show “${title}” yet`))
  expect(told).toMatchObject([
    {
      description: 'No faces, please. You can change it, and then we look at it again.',
      path: `/talentbox/campaigns/SubmissionPage?entry=${id}`,
    },
  ])
  // The student is spoken to, and not about.
  const { kids } = await student.call(getEntryChances, { slug })
  expect(kids[0]?.problem).toMatchObject({
    message: 'You have an entry in this campaign. Each kid can have one.',
  })
})

test('T-014: a draft is called a draft, and nobody is promised what their age rules out', async () => {
  const { owner } = world.callers
  const { studentId } = world.kids.owner
  const chance = async (slug: string) =>
    (await owner.call(getEntryChances, { slug })).kids.find((kid) => kid.student_id === studentId)
  const { slug } = await aTalentCampaign(api, { entriesPerKid: 1 })
  await aDraft(owner, slug, studentId)
  expect(await chance(slug)).toMatchObject({
    drafts: 1,
    problem: { code: 'limit_reached', message: expect.stringContaining('has a draft in') },
  })
  const startsAt = new Date(api.clock.now.getTime() + 60_000)
  const forOlder = await aTalentCampaign(api, { startsAt, ageFrom: 17, ageTo: 18 })
  expect((await chance(forOlder.slug))?.problem?.code).toBe('too_young')
  const forAll = await aTalentCampaign(api, { startsAt })
  expect((await chance(forAll.slug))?.problem?.code).toBe('not_open')
})

test('T-012: what was shown once is gone; a draft is no other than what never was', async () => {
  const { owner, visitor } = world.callers
  const { slug } = await aTalentCampaign(api, { entriesPerKid: 3 })
  const codeOf = async (id: number) => {
    const answer = await visitor.send(getSharedEntry, { id })
    return [answer.statusCode, answer.json().code]
  }
  const draft = await aDraft(owner, slug, world.kids.owner.studentId)
  expect(await codeOf(draft.id)).toEqual([404, 'not_found'])
  expect(await codeOf(999_999)).toEqual([404, 'not_found'])
  const { id } = await aSentEntry(owner, slug, world.kids.owner.studentId)
  await showEntry(api, id)
  await owner.call(withdrawEntry, { id })
  expect(await codeOf(id)).toEqual([404, 'gone'])
})

test('T-009: the payment of a fee leads to its entry', async () => {
  const { owner } = world.callers
  const { slug } = await aTalentCampaign(api, { entryFeeInPaise: 9900 })
  const { id } = await aDraft(owner, slug, world.kids.owner.studentId)
  await owner.call(sendEntry, { id, consent_version: entryConsent.version })
  const { order_code, gateway_url } = await owner.call(payForEntry, { id })
  await chooseAtGateway(api, gateway_url ?? '', 'success')
  await api.settled()
  const { lines } = await owner.call(getTransaction, { order_code })
  expect(lines[0]?.target).toBe(`/talentbox/campaigns/SubmissionPage?entry=${id}`)
})
