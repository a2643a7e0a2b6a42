import { entryUploadPath, readOwnEntry } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { forUpdate } from '../../../database/row-lock.ts'
import type { RowLock } from '../../../database/row-lock.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import type { Services } from '../../../server/services.ts'
import { aKid, aUser, signedInAs, tokenOf } from '../../../testing/factories.ts'
import { isOnServer, withoutLocks } from '../../../testing/proof-level.ts'
import { aDraft, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { ownHeaders, startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'
import { goodFiles } from '../../uploads/sample-files.ts'
import { newTicket, partsOf } from '../../uploads/stored-file.ts'
import { checkLeftFiles } from './check-left.ts'

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
  const caller = await signedInAs(api, guardian)
  return { api, caller, studentId, token: await tokenOf(api, guardian) }
}

let family: Awaited<ReturnType<typeof aFamily>>
beforeAll(async () => {
  family = await aFamily(forUpdate)
}, 60_000)

const base64 = (text: string) => Buffer.from(text).toString('base64')

async function anEntry(api: TestApi, caller: Caller, studentId: number, maxFiles: number) {
  const { slug } = await aTalentCampaign(api, { maxFiles })
  return (await aDraft(caller, slug, studentId)).id
}

/** Eight files that begin at the same moment; how each was answered. */
async function beginTogether({ api, caller, studentId, token }: typeof family, size: number) {
  const entry = await anEntry(api, caller, studentId, size === 1000 ? 2 : 10)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(new URL(entryUploadPath, api.app.listeningOrigin), {
        method: 'POST',
        headers: {
          ...ownHeaders,
          'tus-resumable': '1.0.0',
          authorization: `Bearer ${token}`,
          'upload-length': String(size),
          'upload-metadata': `entry ${base64(String(entry))},filename ${base64('boat.jpg')}`,
        },
      }),
    ),
  )
  const codes = await Promise.all(
    answers.map(async (one) =>
      one.status === 201 ? 'begun' : (JSON.parse(await one.text()) as { code: string }).code,
    ),
  )
  return codes.toSorted((one, other) => one.localeCompare(other))
}

test('V-015: files that begin at once do not go over the number of an entry', async () => {
  expect(await beginTogether(family, 1000)).toEqual([
    'begun',
    'begun',
    ...Array.from({ length: 6 }, () => 'too_many_files'),
  ])
})

const bites = isOnServer ? test : test.skip
bites('V-015: without the lock of the kid they do', async () => {
  const open = await aFamily(withoutLocks)
  const begun = []
  for (let round = 0; round < 5; round += 1)
    begun.push((await beginTogether(open, 1000)).filter((one) => one === 'begun').length)
  expect(Math.max(...begun)).toBeGreaterThan(2)
})

test('Y-021: a file that came whole and was not checked is checked later; one on its way is left alone', async () => {
  const { api, caller, studentId } = family
  const entry = await anEntry(api, caller, studentId, 3)
  const { jpg } = await goodFiles()
  const tickets = []
  for (const bytes of [jpg, jpg.subarray(0, 100), Buffer.alloc(400, 'no picture')]) {
    const ticket = newTicket()
    tickets.push(ticket)
    const [row] = await api.db
      .insert(uploads)
      .values({
        ticket,
        purpose: 'entry',
        name: 'boat.jpg',
        size: tickets.length === 3 ? 400 : jpg.length,
        entryId: entry,
        createdAt: api.clock.now,
      })
      .returning({ id: uploads.id })
    await api.db.insert(uploadParts).values(partsOf(row?.id ?? 0, bytes))
  }
  const services = { db: api.db, lock: forUpdate, now: () => api.clock.now } as Services
  // A check that runs is not disturbed.
  expect(await checkLeftFiles(services)).toBe(0)
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60 * 1000)
  expect(await checkLeftFiles(services)).toBe(2)
  const { uploads: found } = await caller.call(readOwnEntry, { id: entry })
  expect(found.map(({ upload, file }) => [upload, file?.kind])).toEqual([
    [tickets[0], 'picture'],
    [tickets[1], undefined],
  ])
  expect(await checkLeftFiles(services)).toBe(0)
  const [half] = await api.db
    .select()
    .from(uploads)
    .where(eq(uploads.ticket, tickets[1] ?? ''))
  expect(half?.kind).toBeNull()
})
