import type { ProgramLesson, ProgramProgress } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  programChaptersStarted,
  programLessonsOpened,
} from '../../database/schema/enrolments.schema.ts'
import { programEnrolments, programLessonsDone } from '../../database/schema/programs.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { findEnrolment, lessonsDone, viewEnrolment } from './enrolment.repository.ts'
import { findLesson, readChapter, readChapters } from './program.repository.ts'

const notEnrolled = () =>
  new ApiProblem(
    403,
    'not_enrolled',
    'This lesson is for children who are enrolled in the program. The first chapter is open to everyone.',
  )

type Data = Pick<Services, 'db'>

/** What a kid has opened is not refunded any more. */
const startChapter = (
  tx: Database,
  { now }: Pick<Services, 'now'>,
  chapter: { enrolmentId: number; chapterId: number },
) =>
  tx
    .insert(programChaptersStarted)
    .values({ ...chapter, startedAt: now() })
    .onConflictDoNothing()

/** A lesson for everyone: of the first chapter, or of a free program. */
export async function openLesson({ db }: Data, id: number): Promise<ProgramLesson> {
  const { lesson, chapter } = await find(db, id)
  if (!chapter.is_free) throw notEnrolled()
  return viewLesson(db, lesson, chapter, null)
}

export async function openEnrolledLesson(
  actor: ActingUser,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, lesson_id }: { id: number; lesson_id: number },
): Promise<ProgramLesson> {
  const { enrolment } = await findEnrolment(actor, db, id)
  const { lesson, chapter } = await find(db, lesson_id)
  if (chapter.program_id !== enrolment.programId) throw notFound('this lesson')
  await startChapter(db, { now }, { enrolmentId: id, chapterId: chapter.id })
  await db
    .insert(programLessonsOpened)
    .values({ enrolmentId: id, lessonId: lesson_id, openedAt: now() })
    .onConflictDoNothing()
  const done = await lessonsDone(db, [id])
  return viewLesson(
    db,
    lesson,
    chapter,
    done.some((one) => one.lessonId === lesson_id),
  )
}

async function find(db: Database, id: number) {
  const lesson = await findLesson(db, id)
  if (!lesson) throw notFound('this lesson')
  return { lesson, chapter: await readChapter(db, lesson.chapterId) }
}
type Found = Awaited<ReturnType<typeof find>>

async function viewLesson(
  db: Database,
  lesson: Found['lesson'],
  chapter: Found['chapter'],
  isDone: boolean | null,
): Promise<ProgramLesson> {
  const all = (await readChapters(db, chapter.program_id)).flatMap(({ lessons }) => lessons)
  return {
    id: lesson.id,
    kind: lesson.kind,
    title: lesson.title,
    minutes: lesson.minutes,
    program_id: chapter.program_id,
    chapter_id: chapter.id,
    chapter_title: chapter.title,
    paragraphs: lesson.body.split('\n\n'),
    video_url: lesson.videoUrl,
    practice_topic: lesson.practiceTopic,
    is_done: isDone,
    next_id: all[all.findIndex((one) => one.id === lesson.id) + 1]?.id ?? null,
  }
}

/** What nobody has read is not done. */
async function refuseUnopened(tx: Database, enrolmentId: number, lessonId: number) {
  const opened = and(
    eq(programLessonsOpened.enrolmentId, enrolmentId),
    eq(programLessonsOpened.lessonId, lessonId),
  )
  if ((await tx.$count(programLessonsOpened, opened)) === 0)
    throw conflict('not_opened', 'Please open the lesson first, and mark it as done afterwards.')
}

/** The last lesson completes the program, for good. */
export function finishLesson(
  actor: ActingUser,
  { db, now }: Services,
  { id, lesson_id }: { id: number; lesson_id: number },
): Promise<ProgramProgress> {
  return db.transaction(async (tx) => {
    const { enrolment } = await findEnrolment(actor, tx, id)
    await lockStudent(tx, enrolment.studentId)
    const chapters = await readChapters(tx, enrolment.programId)
    const chapter = chapters.find(({ lessons }) => lessons.some((one) => one.id === lesson_id))
    if (!chapter) throw notFound('this lesson')
    await refuseUnopened(tx, id, lesson_id)
    await tx
      .insert(programLessonsDone)
      .values({ enrolmentId: id, lessonId: lesson_id, doneAt: now() })
      .onConflictDoNothing()
    const progress = await viewEnrolment(tx, await findEnrolment(actor, tx, id))
    if (progress.next_lesson || progress.state !== 'active') return progress
    await tx
      .update(programEnrolments)
      .set({ state: 'completed', completedAt: now() })
      .where(eq(programEnrolments.id, id))
    return viewEnrolment(tx, await findEnrolment(actor, tx, id))
  })
}
