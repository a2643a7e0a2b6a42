import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import PDFKit from 'pdfkit'
import { forUpdate } from '../../../database/row-lock.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import type { Services } from '../../../server/services.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aDraft, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { readBytes } from '../../uploads/read-file.ts'
import { newTicket, partsOf } from '../../uploads/stored-file.ts'
import { checkFile } from './check-file.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi()
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

function aPdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFKit(options)
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.text('The kite over our roof').end()
  })
}

/** As it is once all of it has come; what is stored of it, and why it is not. */
async function sent(bytes: Buffer) {
  const { db, clock } = api
  const { slug } = await aTalentCampaign(api, { fileKinds: ['pdf'] })
  const { id: entryId } = await aDraft(world.callers.owner, slug, world.kids.owner.studentId)
  const ticket = newTicket()
  const file = { ticket, name: 'kite.pdf', size: bytes.length, entryId, createdAt: clock.now }
  const [row] = await db
    .insert(uploads)
    .values({ ...file, purpose: 'entry' })
    .returning({ id: uploads.id })
  const id = row?.id ?? 0
  await db.insert(uploadParts).values(partsOf(id, bytes))
  const services = { db, files: null, lock: forUpdate, now: () => clock.now }
  const why = await checkFile(services as Services, ticket)
  const [kept] = await db.select().from(uploads).where(eq(uploads.id, id))
  return { why, kept, stored: kept ? await readBytes(services, id) : null }
}

test('Y-021: what is stored of a PDF names nobody', async () => {
  const bytes = await aPdf({ info: { Author: 'Mohammed Ali Khan', Title: 'DPS School' } })
  expect(bytes.toString('latin1')).toMatch(/Khan/)
  const { why, kept, stored } = await sent(bytes)
  expect([why, kept?.kind, kept?.size]).toEqual([null, 'pdf', stored?.length])
  expect(stored?.toString('latin1')).not.toMatch(/Khan|DPS/)
})

test('T-007: a PDF with a password is refused, and the family reads why', async () => {
  const { why, kept } = await sent(await aPdf({ userPassword: 'kite', pdfVersion: '1.7' }))
  expect(why).toBe(
    'This PDF is locked with a password. Please save it without one, and choose it again.',
  )
  expect(kept).toBeUndefined()
})
