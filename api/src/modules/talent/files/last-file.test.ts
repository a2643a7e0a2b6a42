import {
  changeEntry,
  entryConsent,
  readOwnEntry,
  removeEntryFile,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { forUpdate } from '../../../database/row-lock.ts'
import type { RowLock } from '../../../database/row-lock.ts'
import type { campaigns } from '../../../database/schema/content.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import type { Services } from '../../../server/services.ts'
import { aKid, aUser, signedInAs } from '../../../testing/factories.ts'
import { isOnServer, withoutLocks } from '../../../testing/proof-level.ts'
import { aDraft, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { goodFiles } from '../../uploads/sample-files.ts'
import { newTicket, partsOf } from '../../uploads/stored-file.ts'
import { checkFile } from './check-file.ts'
import { refuseOverQuota } from './entry-quota.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function aFamily(rowLock: RowLock) {
  const api = await startTestApi({ rateLimitFactor: 1000, rowLock })
  closing.push(() => api.close())
  const guardian = await aUser(api.db)
  const { studentId } = await aKid(api.db, { guardianId: guardian.id })
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
  return { api, studentId, ownerId: guardian.id, caller: await signedInAs(api, guardian) }
}

let family: Awaited<ReturnType<typeof aFamily>>
beforeAll(async () => {
  family = await aFamily(forUpdate)
}, 60_000)

/** A file of an entry: whole, or all of it there and not checked. */
async function aFile(
  { api, ownerId }: typeof family,
  entryId: number,
  kind: 'webp' | null = 'webp',
) {
  const ticket = newTicket()
  const { jpg } = await goodFiles()
  const createdAt = api.clock.now
  const [row] = await api.db
    .insert(uploads)
    .values({
      ticket,
      purpose: 'entry',
      name: 'a.jpg',
      size: jpg.length,
      entryId,
      ownerId,
      kind,
      createdAt,
    })
    .returning({ id: uploads.id })
  await api.db.insert(uploadParts).values(partsOf(row?.id ?? 0, jpg))
  return ticket
}

/** Sent, with so many files. */
async function aSent(
  from: typeof family,
  { files, ...fields }: Partial<typeof campaigns.$inferInsert> & { files: number },
) {
  const { api, caller, studentId } = from
  const campaign = await aTalentCampaign(api, { fileKinds: ['picture'], maxFiles: 3, ...fields })
  const { id } = await aDraft(caller, campaign.slug, studentId)
  const tickets = []
  for (let at = 0; at < files; at += 1) tickets.push(await aFile(from, id))
  const { revision } = await caller.call(sendEntry, {
    id,
    consent_version: entryConsent.version,
  })
  return { id, tickets, revision, campaign }
}

test('T-007: a sent entry keeps its last file, until another is there or it is withdrawn', async () => {
  const { caller } = family
  const { id, tickets, campaign } = await aSent(family, { files: 1 })
  const remove = (upload = '') => caller.send(removeEntryFile, { id, upload })
  const refused = await remove(tickets[0])
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'last_file',
    message: `This entry was sent, and ${campaign.title} needs at least one file. Add another one first, or withdraw the entry.`,
  })
  // Half a file is none.
  const half = await aFile(family, id, null)
  expect((await remove(tickets[0])).statusCode).toBe(409)
  expect((await remove(half)).statusCode).toBe(200)
  const other = await aFile(family, id)
  expect((await remove(tickets[0])).statusCode).toBe(200)
  expect((await remove(other)).statusCode).toBe(409)
  expect((await caller.call(readOwnEntry, { id })).files).toHaveLength(1)
  await caller.call(withdrawEntry, { id })
})

test('T-007: where words suffice, a sent entry keeps one of both', async () => {
  const { caller } = family
  const { id, tickets, revision } = await aSent(family, { files: 1, fileKinds: ['pdf'] })
  const change = { id, revision, title: 'The blue roof', description: '' }
  const { revision: next } = await caller.call(changeEntry, change)
  const upload = tickets[0] ?? ''
  expect((await caller.send(removeEntryFile, { id, upload })).statusCode).toBe(409)
  const words = { ...change, revision: next, description: 'From our window.' }
  const { revision: last } = await caller.call(changeEntry, words)
  await caller.call(removeEntryFile, { id, upload })
  const emptied = await caller.send(changeEntry, { ...change, revision: last })
  expect([emptied.statusCode, emptied.json().code]).toEqual([409, 'last_file'])
})

test('T-007: in a campaign of one file a new one takes the place of the one that was sent', async () => {
  const { api, caller, studentId } = family
  const { id, tickets } = await aSent(family, { files: 1, maxFiles: 1 })
  const wish = { entry: { id, studentId, sentAt: api.clock.now }, maxFiles: 1, length: 100 }
  const draft = { ...wish, entry: { ...wish.entry, sentAt: null } }
  await expect(refuseOverQuota(api.db, draft)).rejects.toMatchObject({ code: 'too_many_files' })
  await refuseOverQuota(api.db, wish)
  const ticket = await aFile(family, id, null)
  await expect(refuseOverQuota(api.db, wish)).rejects.toMatchObject({ code: 'too_many_files' })
  const listed = async () =>
    (await caller.call(readOwnEntry, { id })).uploads.map(({ upload }) => upload)
  expect(await listed()).toEqual([tickets[0], ticket])
  const services = { db: api.db, lock: forUpdate, now: () => api.clock.now } as Services
  expect(await checkFile(services, ticket)).toBeNull()
  expect(await listed()).toEqual([ticket])
})

/** Both files of an entry are removed at the same moment; how many are left. */
async function removeBoth(from: typeof family) {
  const { id, tickets } = await aSent(from, { files: 2 })
  await Promise.all(tickets.map((upload) => from.caller.send(removeEntryFile, { id, upload })))
  return (await from.caller.call(readOwnEntry, { id })).files.length
}

test('T-007: of two files that are removed at once one stays', async () => {
  for (let round = 0; round < 3; round += 1) expect(await removeBoth(family)).toBe(1)
})

const bites = isOnServer ? test : test.skip
bites('T-007: without the lock of the entry both can go', async () => {
  const open = await aFamily(withoutLocks)
  const left: number[] = []
  for (let round = 0; round < 10 && !left.includes(0); round += 1) left.push(await removeBoth(open))
  expect(left).toContain(0)
})
