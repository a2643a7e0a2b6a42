import { randomUUID } from 'node:crypto'
import {
  changeEntry,
  consentToEntry,
  createEntry,
  decideModerationCase,
  entryConsent,
  getEntryChances,
  getSharedEntry,
  getTalentCampaign,
  listCampaignEntries,
  listModerationCases,
  listOwnEntries,
  payForEntry,
  readOwnEntry,
  reportContent,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { campaigns } from '../../database/schema/content.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import {
  aDraft,
  anEntryWish,
  aSentEntry,
  aTalentCampaign,
  showEntry,
} from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
const consent_version = entryConsent.version
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * day)
const kidId = () => world.kids.owner.studentId
const sendTo = (slug: string) => world.callers.owner.send(createEntry, anEntryWish(slug, kidId()))
const codeOf = async (sent: ReturnType<typeof sendTo>) => {
  const answer = await sent
  return [answer.statusCode, answer.json().code]
}
/** As if it were hours later for all campaigns, for one thing; sessions stay as they are. */
async function later<T>(hours: number, what: () => Promise<T>): Promise<T> {
  const shift = (by: number) =>
    api.db.update(campaigns).set({
      startsAt: sql`${campaigns.startsAt} - make_interval(hours => ${by}::int)`,
      endsAt: sql`${campaigns.endsAt} - make_interval(hours => ${by}::int)`,
      verdictAt: sql`${campaigns.verdictAt} - make_interval(hours => ${by}::int)`,
    })
  await shift(hours)
  try {
    return await what()
  } finally {
    await shift(-hours)
  }
}

test('T-010: too early, too late, too young and too old are refused, by the server’s clock', async () => {
  const early = await aTalentCampaign(api, { startsAt: inDays(1) })
  const over = await aTalentCampaign(api, { startsAt: inDays(-9), endsAt: api.clock.now })
  // The kid is nine, and ten at the closing of the last one.
  const young = await aTalentCampaign(api, { ageFrom: 10 })
  const old = await aTalentCampaign(api, { ageTo: 8 })
  const long = await aTalentCampaign(api, { ageTo: 9, endsAt: inDays(365) })
  expect(await codeOf(sendTo(early.slug))).toEqual([409, 'not_open'])
  expect(await codeOf(sendTo(over.slug))).toEqual([409, 'not_open'])
  expect(await codeOf(sendTo(young.slug))).toEqual([409, 'too_young'])
  expect(await codeOf(sendTo(old.slug))).toEqual([409, 'too_old'])
  expect(await codeOf(sendTo(long.slug))).toEqual([409, 'too_old'])
  const { studentId } = await aKid(api.db, { guardianId: world.people.owner.id })
  const { slug } = await aTalentCampaign(api)
  const unknown = await world.callers.owner.send(createEntry, anEntryWish(slug, studentId))
  expect([unknown.statusCode, unknown.json().code]).toEqual([409, 'birth_date_missing'])
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
  expect((await aDraft(world.callers.owner, slug, studentId)).status).toBe('draft')
})

test('T-010: two guardians at once cannot go over the limit of a kid; a withdrawn entry makes room', async () => {
  const partner = await aUser(api.db)
  await api.db.insert(guardianships).values({ guardianId: partner.id, studentId: kidId() })
  const other = await signedInAs(api, partner)
  const { owner } = world.callers
  const { slug } = await aTalentCampaign(api, { entriesPerKid: 2 })
  const answers = await Promise.all(
    [owner, other, owner, other, owner, other].map((caller) =>
      caller.send(createEntry, anEntryWish(slug, kidId())),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4)
  const first = answers.find(({ statusCode }) => statusCode === 200)
  await owner.call(withdrawEntry, { id: Number(first?.json().id) })
  const { kids } = await owner.call(getEntryChances, { slug })
  expect(kids.find(({ student_id }) => student_id === kidId())).toMatchObject({
    remaining: 1,
    problem: null,
    age: 9,
  })
  await aDraft(owner, slug, kidId())
  expect(await codeOf(sendTo(slug))).toEqual([409, 'limit_reached'])
})

test('T-009: a draft is changed, sent with a number, and withdrawn until the deadline', async () => {
  const { owner } = world.callers
  const { slug } = await aTalentCampaign(api)
  const wish = { ...anEntryWish(slug, kidId()), title: '', description: '' }
  const draft = await owner.call(createEntry, wish)
  expect(draft).toMatchObject({ status: 'draft', number: null, may_change: true })
  // A retry is no second draft.
  expect((await owner.call(createEntry, wish)).id).toBe(draft.id)
  const { id } = draft
  const fieldsOf = async (input: object) =>
    Object.keys((await owner.send(sendEntry, { id, ...input })).json().fields)
  expect(await fieldsOf({ consent_version })).toEqual(['title'])
  const change = { id, title: 'Boat', description: '', revision: draft.revision }
  const named = await owner.call(changeEntry, change)
  expect((await owner.send(changeEntry, change)).json().code).toBe('changed_elsewhere')
  expect(await fieldsOf({ consent_version })).toEqual(['files'])
  const next = { ...change, description: 'Of paper.', revision: named.revision }
  const { revision } = await owner.call(changeEntry, next)
  expect(await fieldsOf({})).toEqual(['consent_version'])
  expect(await fieldsOf({ consent_version: consent_version + 1 })).toEqual(['consent_version'])
  const sent = await owner.call(sendEntry, { id, consent_version })
  expect(sent).toMatchObject({
    status: 'in_review',
    number: `TB-${String(id).padStart(6, '0')}`,
    consent: { version: consent_version, given_at: api.clock.now.toISOString() },
  })
  expect(await owner.call(sendEntry, { id, consent_version })).toEqual(sent)
  const late = await later(8 * 24, () => owner.send(changeEntry, { ...change, revision }))
  expect([late.statusCode, late.json().code]).toEqual([409, 'closed'])
  expect((await later(8 * 24, () => owner.send(withdrawEntry, { id }))).json().code).toBe('closed')
  await owner.call(withdrawEntry, { id })
  expect((await owner.call(readOwnEntry, { id })).status).toBe('withdrawn')
  expect((await owner.send(sendEntry, { id, consent_version })).json().code).toBe('withdrawn')
  const { data } = await owner.call(listOwnEntries)
  expect(data.map((one) => one.id)).toContain(id)
})

test('T-009: a campaign of pictures or sound takes no words alone; one of writing does', async () => {
  for (const [fileKinds, refusal] of [
    [['picture'], 'Please add a file. This campaign takes pictures.'],
    [['video', 'audio'], 'Please add a file. This campaign takes videos or sound.'],
    [['picture', 'pdf'], undefined],
  ] as const) {
    const { slug } = await aTalentCampaign(api, { fileKinds: [...fileKinds] })
    const { id } = await aDraft(world.callers.owner, slug, kidId())
    const answer = await world.callers.owner.send(sendEntry, { id, consent_version })
    expect(answer.json().fields?.files).toBe(refusal)
  }
})

test('T-010: a draft cannot be sent after the deadline', async () => {
  const { slug } = await aTalentCampaign(api)
  const { id } = await aDraft(world.callers.owner, slug, kidId())
  const late = await later(7 * 24, () =>
    world.callers.owner.send(sendEntry, { id, consent_version }),
  )
  expect([late.statusCode, late.json().code]).toEqual([409, 'closed'])
})

test('T-012: what a kid sends waits for a guardian, whose consent keeps its version', async () => {
  const { student, owner } = world.callers
  const { slug, id: campaignId } = await aTalentCampaign(api)
  const { id } = await aDraft(student, slug, kidId())
  expect((await owner.send(consentToEntry, { id, consent_version })).json().code).toBe('not_sent')
  expect(await student.call(sendEntry, { id, consent_version })).toMatchObject({
    status: 'needs_consent',
    consent: null,
  })
  expect((await student.send(consentToEntry, { id, consent_version })).statusCode).toBe(403)
  expect((await owner.call(getTalentCampaign, { slug })).entries_count).toBe(0)
  const wrong = await owner.send(consentToEntry, { id, consent_version: 99 })
  expect(wrong.statusCode).toBe(422)
  const tooLate = await later(9 * 24, () => owner.send(consentToEntry, { id, consent_version }))
  expect(tooLate.json().code).toBe('closed')
  const inGrace = await later(8 * 24, () => owner.call(consentToEntry, { id, consent_version }))
  expect(inGrace.status).toBe('in_review')
  const [row] = await api.db.select().from(talentEntries).where(eq(talentEntries.id, id))
  expect([row?.consentBy, row?.consentVersion]).toEqual([world.people.owner.id, consent_version])
  expect((await owner.call(getTalentCampaign, { slug })).entries_count).toBe(1)
  expect(row?.campaignId).toBe(campaignId)
})

test('T-012: an entry is public after somebody has looked, under the first name and an age group alone', async () => {
  const { owner, visitor, 'super admin': admin, 'other guardian': stranger } = world.callers
  const { slug } = await aTalentCampaign(api)
  const kid = await aKid(api.db, {
    guardianId: world.people.owner.id,
    user: { name: 'Tara Venkataraghavan' },
  })
  const { studentId } = kid
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2018-05-05' })
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const draft = await owner.call(createEntry, {
    ...anEntryWish(slug, studentId),
    description: script,
  })
  const { id } = draft
  const isShown = async () => (await visitor.send(getSharedEntry, { id })).statusCode === 200
  expect(await isShown()).toBe(false)
  await owner.call(sendEntry, { id, consent_version })
  expect(await isShown()).toBe(false)
  const caseOf = async () => {
    const { data } = await admin.call(listModerationCases, { state: 'open' })
    return data.find((one) => one.type === 'entry' && one.subject?.text.includes(script))
  }
  const waiting = await caseOf()
  expect(JSON.stringify(waiting)).not.toMatch(/Tara|Venkata/)
  await admin.call(decideModerationCase, { id: waiting?.id ?? 0, verdict: 'show' })
  const { data } = await visitor.call(listCampaignEntries, { slug })
  // A text, which pages show as one.
  expect(data).toMatchObject([
    { first_name: 'Tara', age_group: '7 to 9 years', description: script },
  ])
  const shared = await visitor.send(getSharedEntry, { id })
  expect(shared.body).not.toMatch(/Venkata|2018|student|guardian/i)
  // Changed, it is looked at again.
  const { revision } = await owner.call(readOwnEntry, { id })
  await owner.call(changeEntry, { id, title: 'Boat', description: script, revision })
  expect(await isShown()).toBe(false)
  await admin.call(decideModerationCase, { id: (await caseOf())?.id ?? 0, verdict: 'show' })
  expect(await isShown()).toBe(true)
  // Reported, it needs the eyes of somebody else.
  await stranger.call(reportContent, { type: 'entry', subject_id: id, reason: 'private' })
  const reported = (await caseOf())?.id ?? 0
  const decision = { id: reported, verdict: 'hide', reason: 'private', note: 'No faces, please.' }
  const again = await admin.send(decideModerationCase, decision)
  expect([again.statusCode, again.json().code]).toEqual([403, 'other_eyes'])
  const second = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  await second.call(decideModerationCase, {
    ...decision,
    verdict: 'hide' as const,
    reason: 'private' as const,
  })
  expect(await isShown()).toBe(false)
  expect(await owner.call(readOwnEntry, { id })).toMatchObject({
    status: 'refused',
    note: 'No faces, please.',
  })
})

test('T-012: a withdrawn entry is gone for everybody at once', async () => {
  const { owner, visitor } = world.callers
  const { slug } = await aTalentCampaign(api)
  const { id } = await aSentEntry(owner, slug, kidId())
  await showEntry(api, id)
  expect((await visitor.send(getSharedEntry, { id })).statusCode).toBe(200)
  await owner.call(withdrawEntry, { id })
  expect((await visitor.send(getSharedEntry, { id })).statusCode).toBe(404)
  expect((await visitor.call(listCampaignEntries, { slug })).data).toEqual([])
})

test('T-009: where a fee is asked, an entry takes part once it is paid, and is paid once', async () => {
  const { owner, student } = world.callers
  const { slug } = await aTalentCampaign(api, { entryFeeInPaise: 9900 })
  const { id } = await aDraft(owner, slug, kidId())
  expect((await owner.send(payForEntry, { id })).json().code).toBe('not_sent')
  expect((await owner.call(sendEntry, { id, consent_version })).status).toBe('needs_payment')
  expect((await student.send(payForEntry, { id })).statusCode).toBe(403)
  const late = await later(8 * 24, () => owner.send(payForEntry, { id }))
  expect(late.json().code).toBe('closed')
  const starts = await Promise.all([1, 2, 3].map(() => owner.call(payForEntry, { id })))
  expect(new Set(starts.map(({ order_code }) => order_code)).size).toBe(1)
  await chooseAtGateway(api, starts[0]?.gateway_url ?? '', 'success')
  await api.settled()
  expect(await owner.call(readOwnEntry, { id })).toMatchObject({
    status: 'in_review',
    order_code: starts[0]?.order_code,
  })
  expect((await owner.send(payForEntry, { id })).json().code).toBe('already_paid')
  const free = await aTalentCampaign(api)
  const other = await aSentEntry(owner, free.slug, kidId())
  expect((await owner.send(payForEntry, { id: other.id })).json().code).toBe('no_fee')
})

test('T-008, T-014: a campaign tells its rules and its phase by the server’s clock; winners come with the verdict', async () => {
  const { owner, visitor } = world.callers
  const campaign = await aTalentCampaign(api, {
    rules: ['One picture'],
    criteria: [{ key: 'idea', label: 'Idea', weight: 2 }],
    entriesPerKid: 3,
  })
  const { slug } = campaign
  const phaseIn = (hours: number) =>
    later(hours, async () => (await visitor.call(getTalentCampaign, { slug })).phase)
  expect([await phaseIn(-48), await phaseIn(0), await phaseIn(7 * 24)]).toEqual([
    'upcoming',
    'open',
    'judging',
  ])
  const { id } = await aSentEntry(owner, slug, kidId())
  await showEntry(api, id)
  const verdictAt = inDays(20)
  await api.db.update(campaigns).set({ verdictAt }).where(eq(campaigns.id, campaign.id))
  await api.db.update(talentEntries).set({ place: 1 }).where(eq(talentEntries.id, id))
  const winners = async () =>
    (await visitor.call(listCampaignEntries, { slug, show: 'winners' })).data.length
  expect([await phaseIn(19 * 24), await later(19 * 24, winners)]).toEqual(['judging', 0])
  expect((await owner.call(readOwnEntry, { id })).place).toBeNull()
  expect([await phaseIn(20 * 24), await later(20 * 24, winners)]).toEqual(['closed', 1])
  expect((await visitor.send(getTalentCampaign, { slug: randomUUID() })).statusCode).toBe(404)
})
