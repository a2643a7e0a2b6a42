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

/** A completed sign-up form; the right code turns it into an account. */
export interface SignUpDraft {
  name: string
  passwordHash: string
  referredBy: number | null
  consents: { subject: ConsentSubject; version: string }[]
}

export const consentSubjects = ['terms', 'child-data'] as const
export type ConsentSubject = (typeof consentSubjects)[number]

/** A code sent to a contact, to prove that the person can read messages there. */
export const contactCodes = pgTable(
  'contact_codes',
  {
    /** Only the requesting browser knows the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    /** The user whose contact it becomes; null for a sign-up. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['email', 'mobile'] }).notNull(),
    contact: text().notNull(),
    /** Null: the contact already has an account, so no code is right. */
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

/** A person's identity at a provider. Sign-in looks at provider and subject alone. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: socialProviderIds }).notNull(),
    subject: text().notNull(),
    /** The provider's name for it, for people to recognise. */
    label: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex('social_identities_subject').on(table.provider, table.subject),
  ],
)

/** A social sign-in under way: a browser on its way to a provider and back. */
export const socialFlows = pgTable(
  'social_trips',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Hash of the cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    provider: text({ enum: socialProviderIds }).notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** The user who links the identity; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    validUntil: moment('valid_until').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('social_trips_valid_until').on(table.validUntil)],
)

/** A new user identified by a provider, until they accept the terms. */
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

/** Who agreed to what, when, and in which version of the text. Append-only. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kid it is about; null for the person themselves or all their kids. */
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

/** Profile pictures: JPEG, 50 and 100 pixels square. Deleted with the user. */
export const avatars = pgTable('avatars', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of the picture's URL; a new picture gets a new one, so caches never serve an old one. */
  name: text().notNull().unique(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: createdAt(),
})

/** At most one per person who joined. */
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
