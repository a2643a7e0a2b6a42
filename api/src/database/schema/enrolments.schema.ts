import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { orderLines } from './orders.schema.ts'
import {
  programChapters,
  programClasses,
  programEnrolments,
  programLessons,
  programs,
} from './programs.schema.ts'
import { students } from './users.schema.ts'

/** A kid for whom an order keeps a place; the seat in the class is counted from here on. */
export const programLines = pgTable(
  'program_lines',
  {
    orderLineId: integer('order_line_id')
      .primaryKey()
      .references(() => orderLines.id),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    classId: integer('class_id').references(() => programClasses.id),
    /** When the order was paid, or no longer kept it. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('program_lines_once')
      .on(table.studentId, table.programId)
      .where(sql`${table.releasedAt} is null`),
    index('program_lines_program').on(table.programId),
    index('program_lines_class').on(table.classId),
  ],
)

/** Chapters that an enrolled kid has opened: what is not here is refunded to who leaves. */
export const programChaptersStarted = pgTable(
  'program_chapters_started',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => programEnrolments.id, { onDelete: 'cascade' }),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => programChapters.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.chapterId] }),
    index('program_chapters_started_chapter').on(table.chapterId),
  ],
)

/** Lessons that a kid, or a guardian for them, has opened; only those can be done. */
export const programLessonsOpened = pgTable(
  'program_lessons_opened',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => programEnrolments.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => programLessons.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    index('program_lessons_opened_lesson').on(table.lessonId),
  ],
)
