import { aKid, aUser, aVendor, signedInAs } from '../factories.ts'
import { callerOf, startTestApi } from '../test-api.ts'
import type { World } from './access-row.ts'

/** Eight actors on a database of their own. */
export async function startAccessWorld(): Promise<World> {
  const api = await startTestApi({ rateLimitFactor: 1000 })
  const { db } = api
  const school = await aVendor(db)
  const partner = await aVendor(db, { name: 'Sur Academy', vendorType: 1 })
  const student = await aKid(db, { user: { loginId: 'KID-9001' }, vendorIds: [school.id] })
  const people = {
    owner: await aUser(db, { name: 'Meera Nair' }),
    'other guardian': await aUser(db),
    student: student.user,
    vendor: await aUser(db, { role: 'vendor', vendorId: partner.id }),
    'vendor staff': await aUser(db, { role: 'vendorStaff', vendorId: partner.id }),
    'school representative': await aUser(db, {
      role: 'schoolRepresentative',
      vendorId: school.id,
    }),
    'super admin': await aUser(db, { role: 'superAdmin' }),
  }
  const callers = {
    visitor: callerOf(api.app),
    owner: await signedInAs(api, people.owner),
    'other guardian': await signedInAs(api, people['other guardian']),
    student: await signedInAs(api, people.student),
    vendor: await signedInAs(api, people.vendor),
    'vendor staff': await signedInAs(api, people['vendor staff']),
    'school representative': await signedInAs(api, people['school representative']),
    'super admin': await signedInAs(api, people['super admin']),
  }
  return { api, people, callers }
}

/** A fingerprint of every row; a refused try must not change it. Counters of tries are no rows of anybody. */
export async function stateOf({ api }: World): Promise<string> {
  await api.settled()
  const tables = await api.database.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not in ('throttles', 'sessions') order by 1`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${String(name)}" t`,
  )
  return JSON.stringify(await api.database.query(parts.join(' union all ')))
}
