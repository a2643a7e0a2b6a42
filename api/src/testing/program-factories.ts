import { randomUUID } from 'node:crypto'
import {
  enrolKids,
  finishProgramLesson,
  getEnrolledLesson,
  quoteEnrolment,
} from '@brightyard/contract'
import type { EnrolmentChoice } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { teachers } from '../database/schema/offerings.schema.ts'
import {
  programChapters,
  programClassDates,
  programClasses,
  programLessons,
  programs,
} from '../database/schema/programs.schema.ts'
import { chooseAtGateway } from './checkout-factories.ts'
import { aVendor } from './factories.ts'
import type { Caller, TestApi } from './test-api.ts'

/** A maths program for ages 8 to 10 with two chapters of two lessons, and a class of two seats. */
export async function aProgram(db: Database, fields: Partial<typeof programs.$inferInsert> = {}) {
  const vendorId = fields.vendorId ?? (await aVendor(db, { vendorType: 1 })).id
  const [teacher] = await db.insert(teachers).values({ vendorId, name: 'Ms Rao' }).returning()
  const [program] = await db
    .insert(programs)
    .values({
      title: 'Fractions for cooks',
      summary: 'Halves and quarters in the kitchen.',
      description: 'Everything that a recipe needs.',
      outcomes: ['Halve a recipe'],
      subject: 'maths',
      ageFrom: 8,
      ageTo: 10,
      mode: 'online',
      language: 'English',
      weeks: 4,
      priceInPaise: 1_50_000,
      taxPercent: '18',
      vendorId,
      ...fields,
    })
    .returning()
  if (!program || !teacher) throw new Error('The program was not made.')
  const byTeacher = { programId: program.id, teacherId: teacher.id }
  const chapters = await db
    .insert(programChapters)
    .values([
      { ...byTeacher, position: 1, title: 'Halves', summary: 'One of two.' },
      { ...byTeacher, position: 2, title: 'Quarters', summary: 'One of four.' },
    ])
    .returning()
  const lessons = await db
    .insert(programLessons)
    .values(
      chapters.flatMap(({ id, title }) => [
        {
          chapterId: id,
          position: 1,
          kind: 'reading' as const,
          title: `${title} at home`,
          body: 'Cut it.\n\nShare it.',
          minutes: 5,
        },
        {
          chapterId: id,
          position: 2,
          kind: 'exercise' as const,
          title: `${title} at work`,
          body: 'Practise.',
          practiceTopic: 'c3-fractions',
          minutes: 10,
        },
      ]),
    )
    .returning()
  const [group] = await db
    .insert(programClasses)
    .values({ ...byTeacher, title: 'Saturdays', timeZone: 'Asia/Kolkata', capacity: 2 })
    .returning()
  if (!group) throw new Error('The class was not made.')
  await db.insert(programClassDates).values({
    classId: group.id,
    startsAt: new Date('2026-03-28T05:30:00Z'),
    endsAt: new Date('2026-03-28T06:30:00Z'),
  })
  return {
    id: program.id,
    classId: group.id,
    chapterIds: chapters.map(({ id }) => id),
    lessonIds: lessons.map(({ id }) => id),
  }
}

/** Asks for a quote and orders what it says. */
export async function orderProgram(caller: Caller, choice: EnrolmentChoice) {
  const { fingerprint } = await caller.call(quoteEnrolment, choice)
  return caller.call(enrolKids, { ...choice, fingerprint, idempotency_key: randomUUID() })
}

export async function buyProgram(api: TestApi, caller: Caller, choice: EnrolmentChoice) {
  const { payment } = await orderProgram(caller, choice)
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
}

/** Opens a lesson, as people do before they are done with it. */
export async function study(caller: Caller, enrolment: { id: number; lesson_id: number }) {
  await caller.call(getEnrolledLesson, enrolment)
  return caller.call(finishProgramLesson, enrolment)
}
