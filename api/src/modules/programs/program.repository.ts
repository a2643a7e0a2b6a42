import type {
  ChapterDetails,
  LessonCard,
  ProgramClass,
  ProgramDetails,
  ProgramTeacher,
} from '@brightyard/contract'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { teachers } from '../../database/schema/offerings.schema.ts'
import {
  programChapters,
  programClassDates,
  programClasses,
  programLessons,
  programs,
} from '../../database/schema/programs.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { notFound } from '../../server/api-problem.ts'
import { cardColumns } from './program-card.repository.ts'

const teacher = {
  id: teachers.id,
  name: teachers.name,
  about: teachers.about,
  picture: teachers.picture,
}

/** Chapters in their order, each with its lessons and its teacher. */
export async function readChapters(db: Database, programId: number) {
  const rows = await db
    .select({ chapter: programChapters, program_title: programs.title, teacher })
    .from(programChapters)
    .innerJoin(programs, eq(programs.id, programChapters.programId))
    .innerJoin(teachers, eq(teachers.id, programChapters.teacherId))
    .where(and(eq(programChapters.programId, programId), isNull(programs.hiddenAt)))
    .orderBy(asc(programChapters.position))
  const lessons = await readLessons(
    db,
    rows.map(({ chapter }) => chapter.id),
  )
  return rows.map(({ chapter, program_title, teacher: by }) => {
    const own = lessons.filter(({ chapterId }) => chapterId === chapter.id)
    return {
      id: chapter.id,
      program_id: programId,
      program_title,
      position: chapter.position,
      title: chapter.title,
      summary: chapter.summary,
      teacher: by,
      lesson_count: own.length,
      minutes: own.reduce((total, { minutes }) => total + minutes, 0),
      lessons: own.map(cardOf),
    }
  })
}

const readLessons = (db: Database, chapterIds: readonly number[]) =>
  db
    .select()
    .from(programLessons)
    .where(inArray(programLessons.chapterId, [...chapterIds]))
    .orderBy(asc(programLessons.chapterId), asc(programLessons.position))

const cardOf = ({ id, kind, title, minutes }: LessonCard): LessonCard => ({
  id,
  kind,
  title,
  minutes,
})

/** Classes of one program, or one class. */
export async function readClasses(
  db: Database,
  by: { programId: number } | { id: number },
): Promise<ProgramClass[]> {
  const rows = await db
    .select({ group: programClasses, program: programs, teacher })
    .from(programClasses)
    .innerJoin(programs, eq(programs.id, programClasses.programId))
    .innerJoin(teachers, eq(teachers.id, programClasses.teacherId))
    .where(
      and(
        isNull(programs.hiddenAt),
        'id' in by ? eq(programClasses.id, by.id) : eq(programClasses.programId, by.programId),
      ),
    )
    .orderBy(asc(programClasses.id))
    .limit(100)
  const dates = await db
    .select()
    .from(programClassDates)
    .where(
      inArray(
        programClassDates.classId,
        rows.map(({ group }) => group.id),
      ),
    )
    .orderBy(asc(programClassDates.startsAt))
  return rows.map(({ group, program, teacher: by_ }) => ({
    id: group.id,
    program_id: program.id,
    program_title: program.title,
    title: group.title,
    teacher: by_,
    mode: program.mode,
    place: group.place,
    time_zone: group.timeZone,
    dates: dates
      .filter(({ classId }) => classId === group.id)
      .map(({ startsAt, endsAt }) => ({
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
      })),
    capacity: group.capacity,
    seats_left: group.capacity - group.seatsTaken,
    price_in_paise: program.priceInPaise,
  }))
}

/** Throws 404 for one that does not exist or is no longer offered. */
export async function readProgram(db: Database, id: number): Promise<ProgramDetails> {
  const [row] = await db
    .select({
      ...cardColumns,
      description: programs.description,
      outcomes: programs.outcomes,
      taxPercent: programs.taxPercent,
      organiser: vendors.name,
    })
    .from(programs)
    .innerJoin(vendors, eq(vendors.id, programs.vendorId))
    .where(and(eq(programs.id, id), isNull(programs.hiddenAt)))
  if (!row) throw notFound('this program')
  const { taxPercent, ...card } = row
  const chapters = await readChapters(db, id)
  const classes = await readClasses(db, { programId: id })
  const all = [...chapters, ...classes].map((one): ProgramTeacher => one.teacher)
  return {
    ...card,
    tax_percent: String(Number(taxPercent)),
    teachers: [...new Map(all.map((one) => [one.id, one])).values()],
    chapters,
    classes,
  }
}

/** Everybody may read the first chapter, to see what the program is like. */
export async function readChapter(db: Database, id: number): Promise<ChapterDetails> {
  const [found] = await db
    .select({ programId: programChapters.programId, price: programs.priceInPaise })
    .from(programChapters)
    .innerJoin(programs, eq(programs.id, programChapters.programId))
    .where(eq(programChapters.id, id))
  const all = found ? await readChapters(db, found.programId) : []
  const at = all.findIndex((one) => one.id === id)
  const chapter = all[at]
  if (!found || !chapter) throw notFound('this chapter')
  return {
    ...chapter,
    price_in_paise: found.price,
    is_free: at === 0 || found.price === 0,
    previous_id: all[at - 1]?.id ?? null,
    next_id: all[at + 1]?.id ?? null,
  }
}

export async function findLesson(db: Database, id: number) {
  const [lesson] = await db.select().from(programLessons).where(eq(programLessons.id, id))
  return lesson
}
