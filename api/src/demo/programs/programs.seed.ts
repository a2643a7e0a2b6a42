import { programSubjects } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { teachers } from '../../database/schema/offerings.schema.ts'
import {
  programChapters,
  programClassDates,
  programClasses,
  programLessons,
  programLessonsDone,
  programs,
} from '../../database/schema/programs.schema.ts'
import { plans } from '../../database/schema/subscriptions.schema.ts'
import { enrol } from '../../modules/programs/enrolment.repository.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import type { ThemePictures } from '../content/theme-pictures.ts'
import { lessons } from './lessons.data.ts'
import * as data from './programs.data.ts'

const day = 24 * 60 * 60 * 1000
const hour = day / 24

/** Orders the pictures of the programs; their scenes are drawn for articles already. */
export const programPicturesOf = (pictureOf: ThemePictures) =>
  new Map(
    rowsOf(data.programs).map(([key = '', title = '', summary = '', theme = '']) => [
      key,
      pictureOf(theme, title, { style: 'cover', title, summary }),
    ]),
  )

/** Programs with chapters, lessons and classes, and the plans of Maths AI. Two kids are on their way. */
export async function seedPrograms(
  tx: Database,
  pictures: ReturnType<typeof programPicturesOf>,
  { now, kids }: { now: Date; kids: readonly number[] },
) {
  await tx
    .insert(plans)
    .values([plan('One month', 1, 499), plan('Three months', 3, 1299), plan('One year', 12, 3999)])
  for (const cells of rowsOf(data.programs)) await seedProgram(tx, cells, pictures, now)
  const [first, free] = await tx
    .select({ id: programs.id })
    .from(programs)
    .where(eq(programs.isFeatured, true))
    .orderBy(programs.id)
  for (const [index, studentId] of kids.entries()) {
    const programId = (index === 0 ? first : free)?.id ?? 0
    const at = new Date(now.getTime() - 12 * day)
    const enrolmentId = await enrol(tx, { programId, studentId, classId: null, now: at })
    const done = await tx
      .select({ lessonId: programLessons.id })
      .from(programLessons)
      .innerJoin(programChapters, eq(programChapters.id, programLessons.chapterId))
      .where(eq(programChapters.programId, programId))
      .orderBy(programChapters.position, programLessons.position)
      .limit(3)
    await tx.insert(programLessonsDone).values(
      done.map(({ lessonId }, at_) => ({
        enrolmentId,
        lessonId,
        doneAt: new Date(now.getTime() - (9 - at_) * day),
      })),
    )
  }
}

const plan = (name: string, months: number, rupees: number) => ({
  code: 'MATH_AI' as const,
  name,
  months,
  priceInPaise: rupees * 100,
  taxPercent: '18',
})

async function seedProgram(
  tx: Database,
  cells: readonly string[],
  pictures: ReturnType<typeof programPicturesOf>,
  now: Date,
) {
  const [
    key = '',
    title = '',
    summary = '',
    ,
    subject,
    from,
    to,
    mode,
    weeks,
    rupees,
    name = '',
    featured,
    able = '',
  ] = cells
  const [teacher] = await tx.select().from(teachers).where(eq(teachers.name, name))
  const known = programSubjects.find((one) => one === subject)
  if (!teacher || !known) throw new Error(`The program ${key} has no teacher or subject.`)
  const outcomes = able.split('; ')
  const own = rowsOf(data.chapters).filter(([of]) => of === key)
  const isOnline = mode === 'online'
  const [made] = await tx
    .insert(programs)
    .values({
      title,
      summary,
      description: `${summary} ${own.map(([, chapter = '', about = '']) => `${chapter}: ${about}`).join(' ')}`,
      outcomes,
      subject: known,
      ageFrom: Number(from),
      ageTo: Number(to),
      mode: isOnline ? 'online' : 'in-person',
      language: 'English',
      weeks: Number(weeks),
      priceInPaise: Number(rupees) * 100,
      taxPercent: '18',
      picture: pictures.get(key) ?? null,
      isFeatured: featured === 'yes',
      vendorId: teacher.vendorId,
      createdAt: new Date(now.getTime() - 60 * day),
    })
    .returning()
  const programId = made?.id ?? 0
  const teacherId = teacher.id
  const rows = await tx
    .insert(programChapters)
    .values(
      own.map(([, chapter = '', about = ''], index) => ({
        programId,
        teacherId,
        position: index + 1,
        title: chapter,
        summary: about,
      })),
    )
    .returning()
  await tx.insert(programLessons).values(
    rows.flatMap(({ id, position }) =>
      rowsOf(lessons)
        .filter(([of, number]) => of === key && Number(number) === position)
        .map(([, , kind, lesson = '', minutes, topic, body = ''], index) => ({
          chapterId: id,
          position: index + 1,
          kind: kind === 'exercise' ? ('exercise' as const) : ('reading' as const),
          title: lesson,
          body,
          practiceTopic: topic === '' ? null : topic,
          minutes: Number(minutes),
        })),
    ),
  )
  await seedClasses(tx, { programId, teacherId, weeks: Number(weeks), isOnline, now })
}

/** One group on Saturday morning and one on Wednesday afternoon, an hour a week, in Indian time. */
async function seedClasses(
  tx: Database,
  {
    programId,
    teacherId,
    weeks,
    isOnline,
    now,
  }: { programId: number; teacherId: number; weeks: number; isOnline: boolean; now: Date },
) {
  const groups = [
    {
      title: 'Saturday mornings',
      weekday: 6,
      starts: 5 * hour,
      capacity: 12,
      seatsTaken: 5 + (programId % 7),
    },
    {
      title: 'Wednesday afternoons',
      weekday: 3,
      starts: 11.5 * hour,
      capacity: 10,
      seatsTaken: programId % 4,
    },
  ]
  const midnight = Math.floor(now.getTime() / day) * day
  for (const { weekday, starts, ...group } of groups) {
    const place = isOnline ? '' : 'Brightyard Studio, 27 Residency Road, Bengaluru'
    const [made] = await tx
      .insert(programClasses)
      .values({ programId, teacherId, place, timeZone: 'Asia/Kolkata', ...group })
      .returning({ id: programClasses.id })
    const until = ((weekday - now.getUTCDay() + 7) % 7) + 7
    const first = midnight + until * day + starts
    await tx.insert(programClassDates).values(
      Array.from({ length: weeks }, (_, week) => ({
        classId: made?.id ?? 0,
        startsAt: new Date(first + week * 7 * day),
        endsAt: new Date(first + week * 7 * day + hour),
      })),
    )
  }
}
