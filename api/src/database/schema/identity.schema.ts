import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, identity, moment } from './columns.ts'
import { students, users } from './users.schema.ts'

/** What a person who signs up has filled in; becomes an account with the right code. */
export interface SignUpDraft {
  name: string
  passwordHash: string
  referredBy: number | null
  consents: { subject: ConsentSubject; version: string }[]
}

export const consentSubjects = ['terms', 'child-data'] as const
export type ConsentSubject = (typeof consentSubjects)[number]

/** A code that was sent to a contact, to prove that who asked for it reads what goes there. */
export const contactCodes = pgTable(
  'contact_codes',
  {
    /** Only the browser that asked knows the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    /** Whose contact it becomes; null for a sign-up. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['email', 'mobile'] }).notNull(),
    contact: text().notNull(),
    /** Null: the contact has an account already, so no code is right. */
    codeHash: text('code_hash'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    signUp: jsonb('sign_up').$type<SignUpDraft>(),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_codes_user').on(table.userId),
    index('contact_codes_valid_until').on(table.validUntil),
  ],
)

export const socialProviderIds = ['google', 'facebook', 'apple'] as const

/** A person's identity at a provider: who signs in is found by provider and subject alone. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: socialProviderIds }).notNull(),
    subject: text().notNull(),
    /** What the provider calls it, for people to recognise. */
    label: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex('social_identities_subject').on(table.provider, table.subject),
  ],
)

/** A browser that is on its way to a provider and back. */
export const socialTrips = pgTable(
  'social_trips',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Of the cookie of the browser that set out. */
    browserHash: text('browser_hash').notNull(),
    provider: text({ enum: socialProviderIds }).notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Who links the identity; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('social_trips_valid_until').on(table.validUntil)],
)

/** Somebody whom a provider knows and we do not, until the terms are accepted. */
export const socialNewcomers = pgTable(
  'social_newcomers',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    provider: text({ enum: socialProviderIds }).notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    email: text(),
    emailIsVerified: boolean('email_is_verified').notNull(),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('social_newcomers_valid_until').on(table.validUntil)],
)

/** What somebody agreed to, when, and in which version of the text. Only ever added to. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kid whom it is about; null where it is about the person itself or all kids. */
    studentId: integer('student_id').references(() => students.id, { onDelete: 'cascade' }),
    subject: text({ enum: consentSubjects }).notNull(),
    version: text().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId)],
)

/** A partner or school that wants to join. */
export const applications = pgTable(
  'applications',
  {
    id: identity(),
    reference: text().notNull(),
    kind: text({ enum: ['partner', 'school'] }).notNull(),
    organisation: text().notNull(),
    contactName: text('contact_name').notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    city: text().notNull(),
    services: text().array().notNull(),
    message: text().notNull().default(''),
    /** The referral that led here. */
    referralId: integer('referral_id'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('applications_reference').on(table.reference)],
)

/** What a person shows of themselves: a square of 50 pixels and its double, both JPEG. Goes with its person. */
export const avatars = pgTable('avatars', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Stands in the picture's address; a new picture has a new one, so that it is never served from a cache. */
  name: text().notNull().unique(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: createdAt(),
})

/** At most one for each person who joined. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    joinedUserId: integer('joined_user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('referral_rewards_user').on(table.userId)],
)
