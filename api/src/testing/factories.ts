import { hashSync } from '@node-rs/argon2'
import { requestToken } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { subscriptions } from '../database/schema/subscriptions.schema.ts'
import {
  enrolments,
  guardianships,
  students,
  users,
  vendors,
} from '../database/schema/users.schema.ts'
import { newReferenceCode } from '../modules/auth/account.repository.ts'
import { callerOf } from './test-api.ts'
import type { TestApi } from './test-api.ts'

export const testPassword = 'violet-harbour-27'
// Cheap parameters: what is tested is never how slow a hash is.
const passwordHash = hashSync(testPassword, { memoryCost: 64, timeCost: 1 })
let made = 0

type UserFields = Partial<typeof users.$inferInsert>

export async function aUser(db: Database, fields: UserFields = {}) {
  made += 1
  const [user] = await db
    .insert(users)
    .values({
      name: `Person ${made}`,
      email: `person${made}@example.com`,
      role: 'guardian',
      referenceCode: newReferenceCode(),
      passwordHash,
      emailVerifiedAt: new Date(0),
      ...fields,
    })
    .returning()
  if (!user) throw new Error('The user was not made.')
  return user
}

export async function aVendor(db: Database, fields: Partial<typeof vendors.$inferInsert> = {}) {
  const [vendor] = await db
    .insert(vendors)
    .values({ name: 'Green Valley School', vendorType: 2, ...fields })
    .returning()
  if (!vendor) throw new Error('The vendor was not made.')
  return vendor
}

/** A kid with its own account, of the given guardian, in the rooms given. */
export async function aKid(
  db: Database,
  options: {
    guardianId?: number
    vendorIds?: number[]
    subscribed?: [Date, Date]
    user?: UserFields
  } = {},
) {
  const user = await aUser(db, { role: 'student', email: null, ...options.user })
  const [student] = await db.insert(students).values({ userId: user.id }).returning()
  if (!student) throw new Error('The student was not made.')
  const studentId = student.id
  if (options.guardianId)
    await db.insert(guardianships).values({ guardianId: options.guardianId, studentId })
  for (const vendorId of options.vendorIds ?? [])
    await db.insert(enrolments).values({ studentId, vendorId })
  if (options.subscribed) {
    const [startsAt, endsAt] = options.subscribed
    await db.insert(subscriptions).values({ studentId, plan: 'Maths practice', startsAt, endsAt })
  }
  return { user, studentId }
}

/** A fresh access token of this user, signed in the way people are. */
export async function tokenOf(
  { app }: TestApi,
  user: { email: string | null; loginId: string | null },
) {
  const { access_token } = await callerOf(app).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: user.email ?? user.loginId ?? '',
    password: testPassword,
  })
  return access_token
}

/** Makes calls as this user. */
export const signedInAs = async (api: TestApi, user: Parameters<typeof tokenOf>[1]) =>
  callerOf(api.app, { authorization: `Bearer ${await tokenOf(api, user)}` })
