import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getWhatIsNext } from '@brightyard/contract'
import { practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { anAssessment, startedBy } from '../../testing/assessment-factories.ts'
import { aFamily, book } from '../../testing/booking-factories.ts'
import { aPaidOrder } from '../../testing/checkout-factories.ts'
import { aUser, aVendor } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { aProgram, study } from '../../testing/program-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { enrol } from '../programs/enrolment.repository.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 24 * 60 * 60 * 1000)

/** Free of charge and online, on the given days. */
async function bookOnline(
  family: Awaited<ReturnType<typeof aFamily>>,
  days: number[],
  title: string,
) {
  const { sessions, tickets } = await anOffering(api.db, {
    offering: { mode: 'online', kind: 'live-class', venueName: '' },
    entry: { title },
    sessions: days.map((day) => ({ startsAt: inDays(day) })),
    tickets: [{ priceInPaise: 0 }],
  })
  for (const { id } of sessions)
    await book(family.caller, {
      student_ids: [family.studentIds[0] ?? 0],
      ticket_type_id: tickets[0]?.id ?? 0,
      session_id: id,
    })
}

test('R-015: each kid has the next session, the worksheet due first and the lesson to go on with', async () => {
  const family = await aFamily(api, 2)
  const stranger = await aFamily(api)
  const [first = 0, second = 0] = family.studentIds
  await bookOnline(family, [5, 2], 'Storytelling')
  await bookOnline(stranger, [1], 'Of somebody else')
  const { id: vendorId } = await aVendor(api.db)
  const { id: assignedBy } = await aUser(api.db, { role: 'vendor', vendorId })
  const sheet = (studentId: number, dueAt: Date | null, doneAt: Date | null = null) => ({
    studentId,
    topic: 'c3-fractions',
    vendorId,
    assignedBy,
    dueAt,
    doneAt,
    note: '',
  })
  await api.db
    .insert(practiceWorksheets)
    .values([
      sheet(second, inDays(9)),
      sheet(second, inDays(3)),
      sheet(second, null),
      sheet(second, inDays(1), inDays(0)),
    ])
  const { id: programId, lessonIds } = await aProgram(api.db)
  const id = await enrol(api.db, {
    programId,
    studentId: first,
    classId: null,
    now: api.clock.now,
  })
  await study(family.caller, { id, lesson_id: lessonIds[0] ?? 0 })
  const { kids, parcels } = await family.caller.call(getWhatIsNext)
  const of = (studentId: number) => kids.find(({ kid }) => kid.student_id === studentId)
  expect(kids).toHaveLength(2)
  expect(of(first)).toMatchObject({
    session: { title: 'Storytelling', starts_at: inDays(2).toISOString(), place: '' },
    practice: null,
    program: { program_id: programId, lesson_id: lessonIds[1], done: 1 },
  })
  expect(of(first)?.session?.room_path).toMatch(/^\/live-class\/session\/./)
  expect(of(second)).toMatchObject({
    session: null,
    practice: { due_at: inDays(3).toISOString(), to_do: 3 },
    program: null,
  })
  expect(parcels).toEqual([])
})

test('R-015: parcels of the guardian are those that have not arrived', async () => {
  const { caller } = await aFamily(api)
  const { id } = await aPaidOrder(api, caller, (await aProduct(api.db)).id)
  const { parcels } = await caller.call(getWhatIsNext)
  expect(parcels).toMatchObject([{ order_id: id, status: 'paid' }])
  expect(parcels[0]?.delivery?.to).toMatch(/^2026-/)
})

test('R-111: a running assessment comes first, then the open one that closes first', async () => {
  const family = await aFamily(api)
  const students = family.studentIds
  const next = async () => (await family.caller.call(getWhatIsNext)).kids[0]
  expect(await next()).toMatchObject({ assessment: null })
  await anAssessment(api.db, { students, opensAt: inDays(1) })
  const later = await anAssessment(api.db, { students, title: 'Later', closesAt: inDays(5) })
  const soon = await anAssessment(api.db, { students, title: 'Soon', closesAt: inDays(2) })
  expect((await next())?.assessment).toEqual({
    id: soon.id,
    title: 'Soon',
    is_running: false,
    ends_at: inDays(2).toISOString(),
    to_do: 2,
  })
  const user_id = (await next())?.kid.user_id ?? 0
  const { ends_at } = await startedBy(family.caller, later.id, { user_id })
  expect((await next())?.assessment).toMatchObject({ id: later.id, is_running: true, ends_at })
})
