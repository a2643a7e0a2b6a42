import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { students, vendors } from './users.schema.ts'

const ofRoom = () =>
  integer('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })
/** The class it is for; empty for everyone in the room. */
const forClass = () => text('class_name').notNull().default('')

/** A weekly lesson, in local time. */
export const lessons = pgTable(
  'lessons',
  {
    id: identity(),
    vendorId: ofRoom(),
    className: forClass(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    starts: time().notNull(),
    ends: time().notNull(),
    subject: text().notNull(),
    teacher: text().notNull().default(''),
    place: text().notNull().default(''),
    isOnline: boolean('is_online').notNull().default(false),
  },
  (table) => [
    index('lessons_room').on(table.vendorId, table.className),
    check('lessons_weekday', sql`${table.weekday} between 1 and 7`),
    check('lessons_take_time', sql`${table.ends} > ${table.starts}`),
  ],
)

/** Days without lessons in a room, the last one included. */
export const roomHolidays = pgTable(
  'room_holidays',
  {
    id: identity(),
    vendorId: ofRoom(),
    name: text().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  (table) => [
    index('room_holidays_room').on(table.vendorId, table.endsOn),
    check('room_holidays_in_order', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)

/** Homework of a class. */
export const assignedAssessments = pgTable(
  'assigned_assessments',
  {
    id: identity(),
    vendorId: ofRoom(),
    className: forClass(),
    title: text().notNull(),
    subject: text().notNull(),
    note: text().notNull().default(''),
    minutes: integer().notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('assigned_assessments_room').on(table.vendorId, table.className, table.dueAt),
    check('assigned_assessments_take_time', sql`${table.minutes} > 0`),
  ],
)

/** Which student has completed which assignment. */
export const finishedAssessments = pgTable(
  'finished_assessments',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    assessmentId: integer('assessment_id')
      .notNull()
      .references(() => assignedAssessments.id, { onDelete: 'cascade' }),
    finishedAt: moment('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.assessmentId] }),
    index('finished_assessments_assessment').on(table.assessmentId),
  ],
)
