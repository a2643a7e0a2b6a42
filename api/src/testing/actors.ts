import type { Role } from '../database/schema/users.schema.ts'
import { aKid, aUser, aVendor, signedInAs } from './factories.ts'
import { callerOf } from './test-api.ts'
import type { Caller, TestApi } from './test-api.ts'

/** The eight who try everything (Y-011). */
export const actorNames = [
  'visitor',
  'owner',
  'other guardian',
  'student',
  'vendor',
  'vendor staff',
  'representative',
  'super admin',
] as const
export type ActorName = (typeof actorNames)[number]

/** A kid of the owner at one school, with staff of that school (`representative`) and of another partner. */
export async function aSchoolDay(api: TestApi) {
  const school = await aVendor(api.db, { name: 'Green Valley School' })
  const academy = await aVendor(api.db, { name: 'Allegro Academy', vendorType: 1 })
  const owner = await aUser(api.db, { mobile: null })
  const kid = await aKid(api.db, {
    guardianId: owner.id,
    vendorIds: [school.id],
    user: { name: 'Meera', loginId: `KID-${owner.id}001` },
  })
  const worker = (role: Role, vendorId: number | null) => aUser(api.db, { role, vendorId })
  const vendor = await worker('vendor', academy.id)
  const people = {
    owner,
    'other guardian': await aUser(api.db),
    student: kid.user,
    vendor,
    'vendor staff': await worker('vendorStaff', academy.id),
    representative: await worker('schoolRepresentative', school.id),
    'super admin': await worker('superAdmin', null),
  }
  const callers: Record<ActorName, Caller> = {
    visitor: callerOf(api.app),
    owner: await signedInAs(api, people.owner),
    'other guardian': await signedInAs(api, people['other guardian']),
    student: await signedInAs(api, people.student),
    vendor: await signedInAs(api, people.vendor),
    'vendor staff': await signedInAs(api, people['vendor staff']),
    representative: await signedInAs(api, people.representative),
    'super admin': await signedInAs(api, people['super admin']),
  }
  return { school, academy, kid, people, callers }
}
export type SchoolDay = Awaited<ReturnType<typeof aSchoolDay>>
