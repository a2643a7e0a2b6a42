import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  finishProgramLesson,
  getEnrolledLesson,
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  leaveProgram,
  listProgramChapters,
  listProgramClasses,
  listProgramProgress,
  listPrograms,
  openProgramCertificate,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import {
  programClasses,
  programEnrolments,
  programs,
} from '../../database/schema/programs.schema.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aProgram, study } from '../../testing/program-factories.ts'
import { send } from '../../testing/send.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { enrol } from './enrolment.repository.ts'

let api: TestApi
let day: World
beforeAll(async () => {
  api = await startTestApi()
  day = await aSchoolDay(api)
}, 60_000)
beforeEach(async () => {
  await api.db.delete(programEnrolments)
  await api.db.update(programs).set({ hiddenAt: api.clock.now })
})
afterAll(() => api.close())

const enrolled = async (programId: number, classId: number | null = null) =>
  api.db.transaction((tx) =>
    enrol(tx, { programId, studentId: day.kids.owner.studentId, classId, now: api.clock.now }),
  )

test('R-054, R-096: programs are found by age, subject and mode, with counts, in every order', async () => {
  const { visitor } = day.callers
  const cheap = await aProgram(api.db, { title: 'A', priceInPaise: 0, ageFrom: 4, ageTo: 6 })
  const art = await aProgram(api.db, {
    title: 'B',
    subject: 'art',
    mode: 'in-person',
    isFeatured: true,
  })
  const maths = await aProgram(api.db, { title: 'C' })
  const ids = async (query: Parameters<typeof visitor.call<typeof listPrograms>>[1]) =>
    (await visitor.call(listPrograms, query)).data.map(({ id }) => id)
  expect(await ids({})).toEqual([art.id, cheap.id, maths.id])
  expect(await ids({ age: 5 })).toEqual([cheap.id])
  expect(await ids({ age: 9, subject: 'maths' })).toEqual([maths.id])
  expect(await ids({ mode: 'in-person' })).toEqual([art.id])
  expect((await ids({ sort: 'price' }))[0]).toBe(cheap.id)
  expect((await ids({ sort: 'price-desc' })).at(-1)).toBe(cheap.id)
  const { subjects, modes, meta } = await visitor.call(listPrograms, { subject: 'art' })
  expect([meta.total, subjects, modes]).toEqual([
    1,
    [
      { value: 'art', count: 1 },
      { value: 'maths', count: 2 },
    ],
    [{ value: 'in-person', count: 1 }],
  ])
})

test('R-123: a program has its chapters, lessons, classes and teachers; an unknown or hidden one is not found', async () => {
  const { visitor } = day.callers
  const { id } = await aProgram(api.db)
  const program = await visitor.call(getProgram, { id })
  expect(program).toMatchObject({
    chapter_count: 2,
    lesson_count: 4,
    tax_percent: '18',
    teachers: [{ name: 'Ms Rao' }],
  })
  expect(
    program.chapters.map(({ title, lesson_count, minutes }) => [title, lesson_count, minutes]),
  ).toEqual([
    ['Halves', 2, 15],
    ['Quarters', 2, 15],
  ])
  expect(program.classes).toMatchObject([
    { capacity: 2, seats_left: 2, dates: [{ starts_at: '2026-03-28T05:30:00.000Z' }] },
  ])
  await api.db.update(programs).set({ hiddenAt: api.clock.now }).where(eq(programs.id, id))
  for (const one of [id, 999_999])
    expect((await visitor.send(getProgram, { id: one })).statusCode).toBe(404)
})

test('R-097, R-098, R-121, R-122: chapters and classes have addresses of their own', async () => {
  const { visitor } = day.callers
  const { id, classId, chapterIds } = await aProgram(api.db)
  expect((await visitor.call(listProgramChapters, { program_id: id })).data).toHaveLength(2)
  expect((await visitor.call(listProgramClasses, { program_id: id })).data).toMatchObject([
    { id: classId },
  ])
  expect(await visitor.call(getProgramChapter, { id: chapterIds[0] ?? 0 })).toMatchObject({
    is_free: true,
    teacher: { name: 'Ms Rao' },
    price_in_paise: 1_50_000,
    previous_id: null,
    next_id: chapterIds[1],
  })
  expect(await visitor.call(getProgramChapter, { id: chapterIds[1] ?? 0 })).toMatchObject({
    is_free: false,
    next_id: null,
  })
  expect(await visitor.call(getProgramClass, { id: classId })).toMatchObject({
    program_id: id,
    title: 'Saturdays',
  })
  for (const call of [getProgramChapter, getProgramClass])
    expect((await visitor.send(call, { id: 999_999 })).statusCode).toBe(404)
  expect((await visitor.send(listProgramChapters, { program_id: 999_999 })).statusCode).toBe(404)
})

test('everyone reads the first chapter, the others are for enrolled kids', async () => {
  const { visitor, owner, 'other guardian': other } = day.callers
  const { id, lessonIds } = await aProgram(api.db)
  const [first = 0, exercise = 0, later = 0] = lessonIds
  expect(await visitor.call(getProgramLesson, { id: first })).toMatchObject({
    paragraphs: ['Cut it.', 'Share it.'],
    is_done: null,
    next_id: exercise,
  })
  const refused = await visitor.send(getProgramLesson, { id: later })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_enrolled'])
  const enrolment = await enrolled(id)
  const input = { id: enrolment, lesson_id: later }
  expect(await owner.call(getEnrolledLesson, input)).toMatchObject({ is_done: false })
  expect((await other.send(getEnrolledLesson, input)).statusCode).toBe(404)
  const [foreign = 0] = (await aProgram(api.db)).lessonIds
  expect((await owner.send(getEnrolledLesson, { ...input, lesson_id: foreign })).statusCode).toBe(
    404,
  )
})

test('an enrolled kid goes on where they were, and gets a certificate at the end', async () => {
  const { student, owner, 'other guardian': other } = day.callers
  const { id: programId, lessonIds } = await aProgram(api.db)
  const id = await enrolled(programId)
  const [first = 0, second = 0, ...rest] = lessonIds
  const unopened = await student.send(finishProgramLesson, { id, lesson_id: first })
  expect([unopened.statusCode, unopened.json().code]).toEqual([409, 'not_opened'])
  await study(student, { id, lesson_id: first })
  const again = await study(student, { id, lesson_id: first })
  expect(again).toMatchObject({
    state: 'active',
    lessons_done: [first],
    next_lesson: { id: second, chapter_title: 'Halves' },
  })
  expect((await owner.call(listProgramProgress)).data).toEqual([again])
  expect((await other.call(listProgramProgress)).data).toEqual([])
  expect((await owner.send(openProgramCertificate, { id })).json().code).toBe('not_completed')
  for (const lesson_id of [second, ...rest]) await study(student, { id, lesson_id })
  const [done] = (await owner.call(listProgramProgress)).data
  expect(done).toMatchObject({
    state: 'completed',
    next_lesson: null,
    completed_at: api.clock.now.toISOString(),
  })
  const { url } = await owner.call(openProgramCertificate, { id })
  const pdf = await send(api.app, url)
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect((await send(api.app, url.replace(/\d+\./, '9.'))).statusCode).toBe(404)
})

test('a lesson of another program does not count', async () => {
  const { student } = day.callers
  const id = await enrolled((await aProgram(api.db)).id)
  const [foreign = 0] = (await aProgram(api.db)).lessonIds
  expect((await student.send(finishProgramLesson, { id, lesson_id: foreign })).statusCode).toBe(404)
})

test('enrolling twice is one enrolment and one seat; a full class refuses', async () => {
  const { id, classId } = await aProgram(api.db)
  expect(await enrolled(id, classId)).toBe(await enrolled(id, classId))
  const [group] = await api.db.select().from(programClasses).where(eq(programClasses.id, classId))
  expect(group?.seatsTaken).toBe(1)
  await api.db.update(programClasses).set({ seatsTaken: 2 }).where(eq(programClasses.id, classId))
  const { studentId } = day.kids['other guardian']
  const given = { programId: id, studentId, classId, now: api.clock.now }
  await expect(api.db.transaction((tx) => enrol(tx, given))).rejects.toMatchObject({
    code: 'class_full',
  })
})

test('who leaves gives the seat back, and comes back to what was done; a completed program stays', async () => {
  const { owner } = day.callers
  const { id: programId, classId, lessonIds } = await aProgram(api.db)
  const id = await enrolled(programId, classId)
  await study(owner, { id, lesson_id: lessonIds[0] ?? 0 })
  const seats = async () => (await owner.call(getProgramClass, { id: classId })).seats_left
  expect(await seats()).toBe(1)
  await owner.call(leaveProgram, { id })
  expect([await seats(), (await owner.call(listProgramProgress)).data]).toEqual([2, []])
  expect((await owner.send(leaveProgram, { id })).statusCode).toBe(404)
  expect(await seats()).toBe(2)
  expect(await enrolled(programId, classId)).toBe(id)
  const [back] = (await owner.call(listProgramProgress)).data
  expect([back?.state, back?.lessons_done, await seats()]).toEqual(['active', [lessonIds[0]], 1])
  for (const lesson_id of lessonIds) await study(owner, { id, lesson_id })
  const done = await owner.send(leaveProgram, { id })
  expect([done.statusCode, done.json().code]).toEqual([409, 'completed'])
})
