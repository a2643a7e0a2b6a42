import {
  getJuryFolder,
  getSharedEntry,
  hideJuryLine,
  listJuryLines,
  listOwnEntries,
  readOwnEntry,
  saveJuryPoints,
} from '@brightyard/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../../testing/factories.ts'
import { aJudgedCampaign, assigned, criteria } from '../../../testing/jury-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
let admin: Caller
let jurors: { id: number; caller: Caller }[]
let campaign: Awaited<ReturnType<typeof aJudgedCampaign>>
let entry: number

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  admin = world.callers['super admin']
  jurors = []
  for (let at = 0; at < 3; at += 1) {
    const person = await aUser(api.db)
    jurors.push({ id: person.id, caller: await signedInAs(api, person) })
  }
}, 60_000)
afterAll(() => api.close())

beforeEach(async () => {
  const { studentId } = world.kids.owner
  campaign = await aJudgedCampaign(api, {
    entries: [{ guardian: world.callers.owner, studentId }],
    jurors: jurors.map(({ id }) => id),
  })
  entry = campaign.entries[0] ?? 0
  await assigned(api, admin, campaign.slug, 3)
})

const points = criteria.map(({ key }) => ({ key, points: 6 }))
async function write(at: number, line: string, is_final = true) {
  const { caller = world.callers.visitor } = jurors[at] ?? {}
  const { entries } = await caller.call(getJuryFolder, { slug: campaign.slug })
  const id = entries[0]?.id ?? 0
  return caller.send(saveJuryPoints, { id, points, remark: 'For the desk.', line, is_final })
}
const decide = () =>
  api.db.update(campaigns).set({ verdictAt: api.clock.now }).where(eq(campaigns.id, campaign.id))
const linesOf = async (caller: Caller) =>
  (await caller.call(readOwnEntry, { id: entry })).jury_lines
const stored = (slug: string) => admin.call(listJuryLines, { slug })

test('T-013: a line is one line of at most 200 characters, of the juror of this entry', async () => {
  for (const line of ['x'.repeat(201), 5 as unknown as string])
    expect((await write(0, line)).statusCode).toBe(422)
  const { entries } = (await jurors[0]?.caller.call(getJuryFolder, { slug: campaign.slug })) ?? {}
  const theirs = { id: entries?.[0]?.id ?? 0, points, line: 'Not mine.', is_final: true }
  expect((await jurors[1]?.caller.send(saveJuryPoints, theirs))?.statusCode).toBe(404)
  expect((await world.callers.owner.send(saveJuryPoints, theirs)).statusCode).toBe(404)
  expect((await stored(campaign.slug)).data).toEqual([])
  expect((await write(0, 'x'.repeat(200), false)).json().line).toHaveLength(200)
  expect((await write(0, ' One\nTwo ', false)).json().line).toBe('One Two')
  expect((await write(0, '   ')).json().line).toBe('')
})

test('T-013: lines are of the family alone, after the verdict, without a draft and a name', async () => {
  const { owner, student, 'other guardian': stranger, visitor } = world.callers
  await write(0, 'I looked twice.')
  await write(1, 'The roof sings.')
  await write(2, 'Not finished.', false)
  expect(await linesOf(owner)).toEqual([])
  await decide()
  expect((await stranger.send(readOwnEntry, { id: entry })).statusCode).toBe(404)
  expect((await visitor.send(getSharedEntry, { id: entry })).body).not.toMatch(/roof sings|looked/)
  const { data } = await stranger.call(listOwnEntries)
  expect(JSON.stringify(data)).not.toMatch(/roof sings|looked/)
  const lines = await linesOf(owner)
  expect(lines.toSorted()).toEqual(['I looked twice.', 'The roof sings.'])
  // As stable as a page that is loaded again, by whom ever of the family.
  expect(await linesOf(owner)).toEqual(lines)
  expect(await linesOf(student)).toEqual(lines)
  const own = await owner.call(listOwnEntries)
  expect(own.data.find(({ id }) => id === entry)?.jury_lines).toEqual(lines)
  expect(JSON.stringify(own)).not.toMatch(/For the desk/)
})

test('T-013: the desk hides a line from the family, and it is on record who did', async () => {
  const { owner, 'school representative': school } = world.callers
  await write(0, 'I looked twice.')
  await write(1, 'Too harsh.')
  await write(2, 'Not finished.', false)
  await decide()
  const { data, meta } = await stored(campaign.slug)
  expect([data.map(({ line }) => line).toSorted(), meta.total]).toEqual([
    ['I looked twice.', 'Too harsh.'],
    2,
  ])
  const id = data.find(({ line }) => line === 'Too harsh.')?.id ?? 0
  for (const caller of [owner, school, jurors[0]?.caller ?? owner])
    expect((await caller.send(hideJuryLine, { id, is_hidden: true })).statusCode).toBe(403)
  expect((await admin.send(hideJuryLine, { id: 999_999, is_hidden: true })).statusCode).toBe(404)
  expect(await admin.call(hideJuryLine, { id, is_hidden: true })).toMatchObject({ is_hidden: true })
  expect(await linesOf(owner)).toEqual(['I looked twice.'])
  const [row] = await api.db.select().from(juryAssignments).where(eq(juryAssignments.id, id))
  expect(row).toMatchObject({
    lineHiddenAt: api.clock.now,
    lineHiddenBy: world.people['super admin'].id,
  })
  await admin.call(hideJuryLine, { id, is_hidden: false })
  expect(await linesOf(owner)).toHaveLength(2)
})
