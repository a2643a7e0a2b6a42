import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getProfile, updateProfile } from '@brightyard/contract'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
  caller = await signedInAs(api, guardian)
})
afterAll(() => api.close())

test.each([getProfile, updateProfile])('P-018: a visitor is refused by $name', async (call) => {
  expect((await callerOf(api.app).send(call, { name: 'X' })).statusCode).toBe(401)
})

test.each([
  ['name', { name: '' }],
  ['language', { language: 'xx' }],
  ['avatar', { avatar: 'https://elsewhere.example/a.png' }],
  ['avatar', { avatar: '/media/../secret' }],
  ['city', { city: 'x'.repeat(101) }],
])('V-012, V-013: a profile refuses a bad %s', async (field, change) => {
  const response = await caller.send(updateProfile, change)
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('P-018: nobody takes the name of Brightyard, an office or an organisation of others', async () => {
  const vendor = await aVendor(api.db, { name: 'Sunrise Art Academy' })
  const refused = [
    'Brightyard',
    'B\u0433ightyard Support',
    'Sunrise Art Academy',
    'Sunrıse Art Academy',
  ]
  for (const name of refused) {
    const response = await caller.send(updateProfile, { name })
    expect([name, response.statusCode]).toEqual([name, 422])
    expect(response.json().fields.name).toMatch(/^This name belongs/)
  }
  for (const name of ['Padmini Nair', 'मीरा नायर', 'O’Brien', 'Bright Yadav', 'Ольга'])
    expect(await caller.call(updateProfile, { name })).toMatchObject({ name })
  const worker = await aUser(api.db, { role: 'vendor', vendorId: vendor.id })
  const own = await signedInAs(api, worker)
  const name = 'Sunrise Art Academy'
  expect(await own.call(updateProfile, { name })).toMatchObject({ name })
})

test('Y-014, Q-023: a change leaves what was not named, and the server sets what only it may', async () => {
  const before = await caller.call(getProfile)
  const serverOnly = {
    role: 'superAdmin',
    id: 1,
    reference_code: 'X',
    email: 'taken-over@example.com',
    mobile: '98765 44444',
    email_verified: false,
  }
  const after = await caller.call(updateProfile, {
    city: 'Pune',
    ...serverOnly,
  })
  expect(after).toEqual({ ...before, city: 'Pune' })
})
