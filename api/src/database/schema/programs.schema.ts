import type { Picture } from '@brightyard/contract'
import { activityModes, enrolmentStates, lessonKinds, programSubjects } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { teachers } from './offerings.schema.ts'
import { orderLines } from './orders.schema.ts'
import { students, users, vendors } from './users.schema.ts'

/** A course of chapters, with classes beside them. */
export const programs = pgTable(
  'programs',
  {
    id: identity(),
    title: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    /** What a kid can do afterwards. */
    outcomes: jsonb().$type<string[]>().notNull(),
    subject: text({ enum: programSubjects }).notNull(),
    ageFrom: integer('age_from').notNull(),
    ageTo: integer('age_to').notNull(),
    mode: text({ enum: activityModes }).notNull(),
    language: text().notNull(),
    weeks: integer().notNull(),
    /** With tax; 0 is free. */
    priceInPaise: integer('price_in_paise').notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    picture: jsonb().$type<Picture>(),
    isFeatured: boolean('is_featured').notNull().default(false),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('programs_vendor').on(table.vendorId),
    check('programs_ages', sql`${table.ageFrom} between 0 and ${table.ageTo}`),
    check('programs_price', sql`${table.priceInPaise} >= 0`),
  ],
)

const ofProgram = () =>
  integer('program_id')
    .notNull()
    .references(() => programs.id, { onDelete: 'cascade' })
const byTeacher = () =>
  integer('teacher_id')
    .notNull()
    .references(() => teachers.id)

export const programChapters = pgTable(
  'program_chapters',
  {
    id: identity(),
    programId: ofProgram(),
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    teacherId: byTeacher(),
  },
  (table) => [uniqueIndex('program_chapters_position').on(table.programId, table.position)],
)

export const programLessons = pgTable(
  'program_lessons',
  {
    id: identity(),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => programChapters.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: lessonKinds }).notNull(),
    title: text().notNull(),
    /** Paragraphs of plain text, an empty line between them. */
    body: text().notNull(),
    videoUrl: text('video_url'),
    /** Of an exercise: code of a topic of the practice module. */
    practiceTopic: text('practice_topic'),
    minutes: integer().notNull(),
  },
  (table) => [
    uniqueIndex('program_lessons_position').on(table.chapterId, table.position),
    check(
      'program_lessons_video',
      sql`(${table.kind} = 'video') = (${table.videoUrl} is not null)`,
    ),
    check(
      'program_lessons_exercise',
      sql`(${table.kind} = 'exercise') = (${table.practiceTopic} is not null)`,
    ),
  ],
)

/** A group that meets on its dates. */
export const programClasses = pgTable(
  'program_classes',
  {
    id: identity(),
    programId: ofProgram(),
    title: text().notNull(),
    teacherId: byTeacher(),
    /** Empty when online. */
    place: text().notNull().default(''),
    timeZone: text('time_zone').notNull(),
    capacity: integer().notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
  },
  (table) => [
    index('program_classes_program').on(table.programId),
    check('program_classes_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
  ],
)

export const programClassDates = pgTable(
  'program_class_dates',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => programClasses.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.startsAt] }),
    check('program_class_dates_take_time', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const programEnrolments = pgTable(
  'program_enrolments',
  {
    id: identity(),
    programId: ofProgram(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    classId: integer('class_id').references(() => programClasses.id),
    state: text({ enum: enrolmentStates }).notNull().default('active'),
    enrolledAt: moment('enrolled_at').notNull(),
    completedAt: moment('completed_at'),
    /** Who enrolled the kid, and the line of the order that paid for it; null where nothing was to be paid. */
    userId: integer('user_id').references(() => users.id),
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    paidInPaise: bigint('paid_in_paise', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('program_enrolments_student').on(table.programId, table.studentId),
    index('program_enrolments_of_student').on(table.studentId),
    index('program_enrolments_class').on(table.classId),
    index('program_enrolments_order_line').on(table.orderLineId),
    check(
      'program_enrolments_completed',
      sql`(${table.state} = 'completed') = (${table.completedAt} is not null)`,
    ),
  ],
)

export const programLessonsDone = pgTable(
  'program_lessons_done',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => programEnrolments.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => programLessons.id, { onDelete: 'cascade' }),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    index('program_lessons_done_lesson').on(table.lessonId),
  ],
)
