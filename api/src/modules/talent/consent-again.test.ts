import {
  changeEntry,
  consentToEntry,
  decideModerationCase,
  entryConsent,
  entryUploadPath,
  getSharedEntry,
  listModerationCases,
  payForEntry,
  readOwnEntry,
  removeEntryFile,
  sendEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq, like } from 'drizzle-orm'
import { notifications } from '../../database/schema/notifications.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { tokenOf } from '../../testing/factories.ts'
import { aDraft, aSentEntry, aTalentCampaign } from '../../testing/talent-factories.ts'
import { goodFiles } from '../uploads/sample-files.ts'
import { ownHeaders, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
const consent_version = entryConsent.version
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

async function change(by: Caller, id: number, words: { title?: string; description?: string }) {
  const { title, description, revision } = await by.call(readOwnEntry, { id })
  return by.call(changeEntry, { id, title, description, revision, ...words })
}
const askedAbout = (title: string) =>
  api.db.$count(
    notifications,
    and(
      eq(notifications.userId, world.people.owner.id),
      like(notifications.title, `%has changed “${title}%`),
    ),
  )
const caseOf = async (slug: string) => {
  const { data } = await world.callers['super admin'].call(listModerationCases, { state: 'open' })
  return data.find(({ subject }) => subject?.path === `/talentbox/campaigns/${slug}`)
}
const anEntry = async (fields: Parameters<typeof aTalentCampaign>[1] = {}) => {
  const { slug } = await aTalentCampaign(api, { fileKinds: [], ...fields })
  return { slug, ...(await aSentEntry(world.callers.owner, slug, world.kids.owner.studentId)) }
}

test('T-006: what the kid changes after the consent needs another one, and the guardian is asked once', async () => {
  const { owner, student, 'super admin': admin } = world.callers
  const { id, slug } = await anEntry()
  const read = await caseOf(slug)
  expect(await change(student, id, { title: 'The red roof' })).toMatchObject({
    status: 'needs_consent',
    consent: null,
  })
  await change(student, id, { title: 'The red roof', description: 'In the rain.' })
  expect(await askedAbout('The red roof')).toBe(1)
  // It has left the desk, also for who has it open.
  expect(await caseOf(slug)).toBeUndefined()
  const decision = { id: read?.id ?? 0, verdict: 'show', decisions_seen: 0 }
  const refused = await admin.send(decideModerationCase, decision)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile'])
  await owner.call(consentToEntry, { id, consent_version })
  expect((await caseOf(slug))?.subject?.text).toContain('The red roof')
})

test('T-006: what a guardian changes, or nobody, keeps the consent', async () => {
  const { owner, student } = world.callers
  const { id } = await anEntry()
  expect((await change(owner, id, { title: 'Mine' })).status).toBe('in_review')
  expect((await change(student, id, {})).status).toBe('in_review')
  expect(await askedAbout('Mine')).toBe(0)
})

type Sender = 'owner' | 'student'

/** Announces a file, by the protocol of tus; what it answers brings it. */
async function beginFile(entry: number, by: Sender) {
  const { jpg } = await goodFiles()
  const headersOf = async (who: Sender, more: Record<string, string>) => ({
    ...ownHeaders,
    authorization: `Bearer ${await tokenOf(api, world.people[who])}`,
    'tus-resumable': '1.0.0',
    ...more,
  })
  const begun = await fetch(new URL(entryUploadPath, api.app.listeningOrigin), {
    method: 'POST',
    headers: await headersOf(by, {
      'upload-length': String(jpg.length),
      'upload-metadata': `entry ${Buffer.from(String(entry)).toString('base64')}`,
    }),
  })
  const path = begun.headers.get('location') ?? ''
  return {
    ticket: path.split('/').at(-1) ?? '',
    bring: async (who: Sender = by) =>
      fetch(new URL(path, api.app.listeningOrigin), {
        method: 'PATCH',
        headers: await headersOf(who, {
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        }),
        body: new Uint8Array(jpg),
      }),
  }
}

test('T-006, T-007: a file that the kid adds or removes needs another consent, one of a guardian does not', async () => {
  const { owner, student } = world.callers
  const { slug } = await aTalentCampaign(api, { maxFiles: 9 })
  const { id } = await aDraft(owner, slug, world.kids.owner.studentId)
  const own = await beginFile(id, 'owner')
  await own.bring()
  await owner.call(sendEntry, { id, consent_version })
  /** With the consent that it needs then. */
  const statusAfter = async (changed: Promise<unknown>) => {
    await changed
    const { status } = await owner.call(readOwnEntry, { id })
    await owner.call(consentToEntry, { id, consent_version })
    return status
  }
  const ofKid = await beginFile(id, 'student')
  const ofBoth = await beginFile(id, 'owner')
  const other = await beginFile(id, 'owner')
  expect(await statusAfter(other.bring())).toBe('in_review')
  expect(await statusAfter(ofKid.bring())).toBe('needs_consent')
  expect(await statusAfter(ofBoth.bring('student'))).toBe('needs_consent')
  const remove = (by: Caller, upload: string) => by.call(removeEntryFile, { id, upload })
  expect(await statusAfter(remove(owner, ofKid.ticket))).toBe('in_review')
  expect(await statusAfter(remove(student, own.ticket))).toBe('needs_consent')
  const half = await beginFile(id, 'student')
  expect(await statusAfter(remove(student, half.ticket))).toBe('in_review')
})

test('T-006: what the kid changes on the stage leaves it until it is agreed to and looked at again', async () => {
  const { owner, student, visitor, 'super admin': admin } = world.callers
  const { id, slug } = await anEntry()
  const show = async () =>
    admin.call(decideModerationCase, { id: (await caseOf(slug))?.id ?? 0, verdict: 'show' })
  const isShown = async () => (await visitor.send(getSharedEntry, { id })).statusCode === 200
  await show()
  expect(await isShown()).toBe(true)
  await change(student, id, { title: 'On the stage' })
  expect(await isShown()).toBe(false)
  await owner.call(consentToEntry, { id, consent_version })
  expect(await isShown()).toBe(false)
  await show()
  expect(await isShown()).toBe(true)
})

test('T-006, T-009: a fee stays paid when a guardian is asked again', async () => {
  const { owner, student } = world.callers
  const { slug } = await aTalentCampaign(api, { fileKinds: [], entryFeeInPaise: 9900 })
  const { id } = await aDraft(owner, slug, world.kids.owner.studentId)
  await owner.call(sendEntry, { id, consent_version })
  const { gateway_url } = await owner.call(payForEntry, { id })
  await chooseAtGateway(api, gateway_url ?? '', 'success')
  await api.settled()
  expect((await change(student, id, { title: 'Paid' })).status).toBe('needs_consent')
  const agreed = await owner.call(consentToEntry, { id, consent_version })
  expect(agreed).toMatchObject({ status: 'in_review', paid_at: expect.any(String) })
})

test('T-006: nobody agrees to what was changed since they read it', async () => {
  const { owner, student } = world.callers
  const { slug } = await aTalentCampaign(api, { fileKinds: [] })
  const { id } = await aDraft(student, slug, world.kids.owner.studentId)
  const { updated_at } = await student.call(sendEntry, { id })
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  const changed = await change(student, id, { title: 'Another one' })
  const refused = await owner.send(consentToEntry, { id, consent_version, updated_at })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_elsewhere'])
  const agreed = { id, consent_version, updated_at: changed.updated_at }
  expect((await owner.call(consentToEntry, agreed)).status).toBe('in_review')
})
