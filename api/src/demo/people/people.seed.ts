import type { Database } from '../../database/database.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import {
  enrolments,
  guardianships,
  students,
  users,
  vendors,
} from '../../database/schema/users.schema.ts'
import { hashPassword } from '../../modules/auth/passwords.ts'
import type { PictureStore } from '../pictures/picture-store.ts'

const day = 24 * 60 * 60 * 1000
export const demoPassword = 'brightyard-demo'

/** Who can sign in: key, name, role, e-mail, mobile, face. Kids without an e-mail sign in by their kid ID. */
const people = [
  ['guardian', 'Meera Nair', 'guardian', 'guardian@example.com', '+919876500001', 'woman1'],
  ['guardian2', 'Imran Qureshi', 'guardian', 'guardian2@example.com', '+919876500002', 'man1'],
  ['student', 'Aarav Nair', 'student', 'student@example.com', null, 'boy1'],
  ['diya', 'Diya Nair', 'student', null, null, 'girl1'],
  ['kabir', 'Kabir Qureshi', 'student', null, null, 'boy1'],
  ['school', 'Banyan Tree School', 'school', 'school@example.com', '+919876500003', 'school'],
  ['vendor', 'Leela Sharma', 'vendor', 'vendor@example.com', '+919876500004', 'woman1'],
  ['staff', 'Joseph D’Souza', 'vendorStaff', 'staff@example.com', '+919876500005', 'man1'],
  ['admin', 'Ananya Rao', 'superAdmin', 'admin@example.com', '+919876500006', 'woman1'],
  ['rep', 'Harpreet Singh', 'schoolRepresentative', 'rep@example.com', '+919876500007', 'man1'],
] as const
type Key = (typeof people)[number][0]

const referenceCodeOf = (index: number) => `BRIGHT${101 + index}`
/** Panellists with an account, by which they judge campaigns. */
export const demoJurors = [
  ['Nasreen Ali', 'juror@example.com'],
  ['Chef Anjali Fernandes', 'juror2@example.com'],
  ['Lobsang Tsering', 'juror3@example.com'],
] as const
const jurorCodeOf = (index: number) => `BRIGHTJ${1 + index}`
/** They never change, whatever becomes of names and contacts. */
export const demoReferenceCodes = [
  ...people.map((_, index) => referenceCodeOf(index)),
  ...demoJurors.map((_, index) => jurorCodeOf(index)),
]

const kidIds: Partial<Record<Key, string>> = {
  student: 'KID-1001',
  diya: 'KID-1002',
  kabir: 'KID-1003',
}

export const orderFaces = (pictures: PictureStore) =>
  new Map(
    people.map(([key, name, role, , , face]) => [
      key,
      role === 'school'
        ? pictures.orderAvatar({ icons: [face], style: 'mark' }, name)
        : pictures.orderAvatar({ icons: [], person: { name, hint: face } }, name),
    ]),
  )

export async function seedPeople(db: Database, faces: Map<Key, string>, now: Date) {
  const [school, academy] = await db
    .insert(vendors)
    .values([
      { name: 'Banyan Tree School', vendorType: 2 },
      { name: 'Sur & Taal Academy', vendorType: 1 },
    ])
    .returning({ id: vendors.id })
  if (!school || !academy) throw new Error('The partners were not stored.')
  const workplaces: Partial<Record<Key, number>> = {
    school: school.id,
    rep: school.id,
    vendor: academy.id,
    staff: academy.id,
  }
  const passwordHash = await hashPassword(demoPassword)
  const rows = await db
    .insert(users)
    .values(
      people.map(([key, name, role, email, mobile], index) => ({
        name,
        role,
        email,
        mobile,
        loginId: kidIds[key] ?? null,
        emailVerifiedAt: email ? now : null,
        mobileVerifiedAt: mobile ? now : null,
        passwordHash,
        vendorId: workplaces[key] ?? null,
        avatar: faces.get(key) ?? null,
        city: 'Bengaluru',
        referenceCode: referenceCodeOf(index),
        createdAt: new Date(now.getTime() - (200 - index * 9) * day),
      })),
    )
    .returning({ id: users.id })
  const ids = new Map(people.map(([key], index) => [key, rows[index]?.id ?? 0]))
  const idOf = (key: Key) => ids.get(key) ?? 0

  const records = await db
    .insert(students)
    .values([idOf('student'), idOf('diya'), idOf('kabir')].map((userId) => ({ userId })))
    .returning({ id: students.id })
  const [aarav = 0, diya = 0, kabir = 0] = records.map(({ id }) => id)
  await db.insert(guardianships).values([
    { guardianId: idOf('guardian'), studentId: aarav },
    { guardianId: idOf('guardian'), studentId: diya },
    { guardianId: idOf('guardian2'), studentId: kabir },
  ])
  await db.insert(enrolments).values([
    { studentId: aarav, vendorId: school.id },
    { studentId: aarav, vendorId: academy.id },
    { studentId: diya, vendorId: academy.id },
    { studentId: kabir, vendorId: school.id },
  ])
  const plan = (studentId: number, name: string, from: number, to: number) => ({
    studentId,
    plan: name,
    startsAt: new Date(now.getTime() + from * day),
    endsAt: new Date(now.getTime() + to * day),
  })
  await db
    .insert(subscriptions)
    .values([
      plan(aarav, 'Maths AI, one year', -60, 305),
      plan(diya, 'Maths AI, three months', -120, -30),
      plan(kabir, 'Maths AI, one month', -5, 25),
    ])
  return { idOf, schoolId: school.id, studentIds: { aarav, diya, kabir } }
}

/** After all others, whose ids are known to their pages. By name. */
export async function seedJurors(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = await db
    .insert(users)
    .values(
      demoJurors.map(([name, email], index) => ({
        name,
        role: 'guardian' as const,
        email,
        emailVerifiedAt: now,
        passwordHash,
        city: 'Bengaluru',
        referenceCode: jurorCodeOf(index),
        createdAt: new Date(now.getTime() - 100 * day),
      })),
    )
    .returning({ id: users.id, name: users.name })
  return new Map(rows.map(({ id, name }) => [name, id]))
}

export type People = Awaited<ReturnType<typeof seedPeople>>
