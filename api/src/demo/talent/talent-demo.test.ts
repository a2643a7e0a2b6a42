import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getJuryDesk,
  getJuryFolder,
  getTalentCampaign,
  getVoteLeaders,
  listCampaignEntries,
  listJuryLines,
  listOwnEntries,
  listVoteHolds,
  previewVerdict,
  requestToken,
} from '@brightyard/contract'
import { asc, eq } from 'drizzle-orm'
import { campaigns } from '../../database/schema/content.schema.ts'
import { juryAssignments } from '../../database/schema/talent-jury.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { demoPassword } from '../people/people.seed.ts'
import { seedRows } from '../seed-demo.ts'

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

const signIn = async (username: string) => {
  const { access_token } = await visitor.call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username,
    password: demoPassword,
  })
  return callerOf(api.app, { authorization: `Bearer ${access_token}` })
}

test('campaigns of all four phases, a jury half way, votes, and votes that wait', async () => {
  const admin = await signIn('admin@example.com')
  const phases = new Map<string, number>()
  for (const { slug } of await api.db.select({ slug: campaigns.slug }).from(campaigns)) {
    const { phase } = await visitor.call(getTalentCampaign, { slug })
    phases.set(phase, (phases.get(phase) ?? 0) + 1)
  }
  expect([...phases.keys()].toSorted()).toEqual(['closed', 'judging', 'open', 'upcoming'])
  expect([...phases.values()].reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(12)
  const desk = await admin.call(getJuryDesk, { slug: 'clay-carnival' })
  expect(desk).toMatchObject({ entries: 6, entries_assigned: 6 })
  expect(desk.jurors.map(({ assigned }) => assigned)).toEqual([4, 4, 4])
  const preview = await admin.call(previewVerdict, { slug: 'clay-carnival' })
  expect(preview.entries.length).toBeGreaterThan(2)
  expect(preview).toMatchObject({ may_publish: false })
  const juror = await signIn('juror@example.com')
  const { entries } = await juror.call(getJuryFolder, { slug: 'clay-carnival' })
  expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['open', 'draft', 'final']))
  const { leaders } = await visitor.call(getVoteLeaders, { slug: 'colourothon' })
  expect(leaders.length).toBeGreaterThan(3)
  expect(new Set(leaders.map(({ votes }) => votes)).size).toBeGreaterThan(2)
  expect((await admin.call(listVoteHolds)).data).toMatchObject([{ cause: 'address', votes: 16 }])
})

test.each([
  ['sur-sangam', 'audio'],
  ['stage-in-a-minute', 'video'],
])('T-008: who enters %s is heard and seen: each entry has its %s', async (slug, kind) => {
  const { data } = await visitor.call(listCampaignEntries, { slug })
  expect(data.length).toBeGreaterThan(0)
  for (const { title, files } of data)
    expect([title, files.map((file) => file.kind)]).toEqual([title, expect.arrayContaining([kind])])
})

test('T-013: closed campaigns have scores that give the places, and lines for each family', async () => {
  const admin = await signIn('admin@example.com')
  for (const slug of ['stage-in-a-minute', 'green-reporter', 'maths-in-the-wild']) {
    const desk = await admin.call(getJuryDesk, { slug })
    const final = desk.jurors.reduce((sum, juror) => sum + juror.final, 0)
    expect([slug, final]).toEqual([slug, desk.entries * 2])
    expect(desk.entries_assigned).toBe(desk.entries)
    const rows = await api.db
      .select({ place: talentEntries.place, points: juryAssignments.points })
      .from(juryAssignments)
      .innerJoin(talentEntries, eq(talentEntries.id, juryAssignments.entryId))
      .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
      .where(eq(campaigns.slug, slug))
      .orderBy(asc(talentEntries.place))
    const sums = rows.map(({ points }) => points.reduce((sum, one) => sum + one.points, 0))
    // Those without a place come last.
    expect(sums).toEqual(sums.toSorted((one, other) => other - one))
    expect((await admin.call(listJuryLines, { slug })).data.length).toBeGreaterThanOrEqual(3)
  }
  const guardian = await signIn('guardian@example.com')
  const { data } = await guardian.call(listOwnEntries)
  expect(data.find(({ title }) => title === 'The tamarind on day 19')?.jury_lines).toHaveLength(2)
})
