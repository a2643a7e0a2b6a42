import type { siteLanguages } from '@brightyard/contract'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'

export const roles = [
  'guardian',
  'student',
  'school',
  'vendor',
  'vendorStaff',
  'superAdmin',
  'schoolRepresentative',
] as const
export type Role = (typeof roles)[number]

/** A partner or school with rooms. vendor_type 2 is a school. */
export const vendors = pgTable('vendors', {
  id: identity(),
  name: text().notNull(),
  vendorType: integer('vendor_type').notNull(),
  createdAt: createdAt(),
})

export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text().notNull(),
    /** Lower case. */
    email: text(),
    /** `+919876543210`. */
    mobile: text(),
    /** A kid's sign-in name: `KID-1001`, upper case. */
    loginId: text('login_id'),
    /** Null: this account cannot sign in with a password. */
    passwordHash: text('password_hash'),
    role: text({ enum: roles }).notNull(),
    /** The partner or school that this person works for. */
    vendorId: integer('vendor_id').references(() => vendors.id),
    avatar: text(),
    city: text(),
    language: text().$type<(typeof siteLanguages)[number]>().notNull().default('en'),
    referenceCode: text('reference_code').notNull(),
    referredBy: integer('referred_by'),
    /** When the person proved that they receive messages there; null until then, and after a change. */
    emailVerifiedAt: moment('email_verified_at'),
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** When the account will be deleted at its owner's request. */
    deletionDueAt: moment('deletion_due_at'),
    deletedAt: moment('deleted_at'),
    lockedAt: moment('locked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_mobile').on(table.mobile),
    uniqueIndex('users_login_id').on(table.loginId),
    uniqueIndex('users_reference_code').on(table.referenceCode),
    index('users_vendor').on(table.vendorId),
  ],
)

/** One sign-in. Its refresh value changes at every use; only hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshHash: text('refresh_hash').notNull(),
    /** The previous value, for tabs that renew at the same moment. */
    previousHash: text('previous_hash'),
    /** For people to recognise: `Chrome on Android`. */
    device: text().notNull().default('Unknown device'),
    renewedAt: moment('renewed_at').notNull(),
    idleUntil: moment('idle_until').notNull(),
    validUntil: moment('valid_until').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
    /** The room that this session is in. */
    roomStudentId: integer('room_student_id'),
    roomVendorId: integer('room_vendor_id'),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)

/** Rate limits shared by all processes: failed sign-ins, emails, sign-ups. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
  blockedUntil: moment('blocked_until'),
})

/** A kid's record; the kid's own account is `userId`. */
export const students = pgTable(
  'students',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('students_user').on(table.userId)],
)

export const guardianships = pgTable(
  'guardianships',
  {
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.guardianId, table.studentId] }),
    index('guardianships_student').on(table.studentId),
  ],
)

/** A kid's enrolment with a partner or school. */
export const enrolments = pgTable(
  'enrolments',
  {
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.vendorId] }),
    index('enrolments_vendor').on(table.vendorId),
  ],
)
