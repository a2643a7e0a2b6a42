import { randomUUID } from 'node:crypto'
import { studentRecords } from '../../database/schema/family.schema.ts'
import type { Role } from '../../database/schema/users.schema.ts'
import type { SocialProvider } from '../../modules/social/social-provider.ts'
import { aKid, aUser, aVendor, signedInAs } from '../factories.ts'
import { callerOf, startTestApi } from '../test-api.ts'
import type { TestApi } from '../test-api.ts'
import type { Signed, World } from './access-row.ts'
import { noteChanges } from './changes.ts'

/** Identifies everyone by their code, as a person of that name. */
const knowingProvider: SocialProvider = {
  id: 'google',
  name: 'Google',
  authorizeUrl: ({ state }) => new URL(`https://accounts.google.com/?state=${state}`),
  identify: async ({ code }) => ({
    subject: code,
    name: code,
    email: null,
    emailIsVerified: false,
  }),
}

/** A push service that does not respond: every message to it fails immediately. */
export const deafPushService = 'http://127.0.0.1:9'

/** An API on which every row of the access table can be tried. */
export async function startAccessApi(options: { embedded?: boolean } = {}) {
  const api = await startTestApi({
    ...options,
    rateLimitFactor: 1000,
    social: async () => [knowingProvider],
    push: { extraOrigins: [deafPushService] },
  })
  // What the deaf service did not take is tried again after these tests, not between two looks at what has changed.
  await api.database.query('update brightyard_queue.queue set retry_delay = 3600')
  return api
}

/** Eight actors in a separate database, which notes what changes. */
export async function startAccessWorld() {
  const api = await startAccessApi()
  // A post to everyone may be read by somebody who swaps ids: no other thing has the id of one.
  await api.database.query('alter table posts alter column id restart with 500001')
  await noteChanges(api)
  return aSchoolDay(api)
}

/** The student is the owner's kid and at the representative's school; vendor and staff have another one. */
export async function aSchoolDay(api: TestApi): Promise<World> {
  const { db } = api
  const school = await aVendor(db, { name: 'Green Valley School' })
  const academy = await aVendor(db, { name: 'Allegro Academy', vendorType: 1 })
  const owner = await aUser(db, { mobile: null })
  const other = await aUser(db)
  const kidOf = (guardianId: number, vendorId: number, name: string) =>
    aKid(db, {
      guardianId,
      vendorIds: [vendorId],
      subscribed: [new Date('2026-01-01'), new Date('2027-01-01')],
      user: { name, loginId: `KID-${guardianId}001` },
    })
  const kid = await kidOf(owner.id, school.id, 'Meera')
  const pupil = await kidOf(other.id, academy.id, 'Ishaan')
  // Old enough for what is booked here.
  await db
    .insert(studentRecords)
    .values([kid, pupil].map(({ studentId }) => ({ studentId, birthDate: '2017-01-15' })))
  const worker = (role: Role, vendorId: number | null) => aUser(db, { role, vendorId })
  const people: World['people'] = {
    owner,
    'other guardian': other,
    student: kid.user,
    vendor: await worker('vendor', academy.id),
    'vendor staff': await worker('vendorStaff', academy.id),
    'school representative': await worker('schoolRepresentative', school.id),
    'super admin': await worker('superAdmin', null),
  }
  const kids: World['kids'] = {
    owner: kid,
    student: kid,
    'school representative': kid,
    'super admin': kid,
    'other guardian': pupil,
    vendor: pupil,
    'vendor staff': pupil,
  }
  const callers: World['callers'] = {
    visitor: callerOf(api.app),
    owner: await signedInAs(api, owner),
    'other guardian': await signedInAs(api, other),
    student: await signedInAs(api, kid.user),
    vendor: await signedInAs(api, people.vendor),
    'vendor staff': await signedInAs(api, people['vendor staff']),
    'school representative': await signedInAs(api, people['school representative']),
    'super admin': await signedInAs(api, people['super admin']),
  }
  return { api, school, academy, people, kids, callers }
}

/** Another person of the same role, for calls that change a password or end sessions. */
export async function aDouble({ api, people }: World, actor: Signed) {
  const { role, vendorId } = people[actor]
  const loginId = `KID-${randomUUID().slice(0, 8)}`
  const person =
    role === 'student'
      ? (await aKid(api.db, { user: { loginId, email: `${randomUUID()}@example.com` } })).user
      : await aUser(api.db, { role, vendorId, loginId })
  return { person, caller: await signedInAs(api, person) }
}

/** Finds the pattern in the newest message to this contact: its first group, or all of it. */
export async function sentMessage(
  { api }: World,
  contact: string,
  pattern: RegExp,
): Promise<string> {
  await api.settled()
  const found = pattern.exec(api.emails.findLast(({ to }) => to === contact)?.text ?? '')
  const text = found?.[1] ?? found?.[0]
  if (text === undefined) throw new Error(`No message to ${contact} matches ${String(pattern)}.`)
  return text
}
