import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readInvitation, referUser, sendApplication } from '@brightyard/contract'
import { applications } from '../../database/schema/identity.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitors = 0
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `198.51.100.${++visitors}` })
const fields = {
  organisation: 'Allegro Academy',
  contact_name: 'Leela Sharma',
  email: 'leela@example.com',
  mobile: '098765 00004',
  city: 'Pune',
  services: ['Sports'],
  message: '',
} as const
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test.each([
  ['organisation', { organisation: ' ' }],
  ['contact_name', { contact_name: 'x'.repeat(101) }],
  ['email', { email: 'leela@' }],
  ['mobile', { mobile: '123' }],
  ['city', { city: '' }],
  ['services', { services: [] }],
  ['services', { services: ['Fortune telling'] }],
  ['message', { message: 'x'.repeat(2001) }],
])('R-154, V-012: a registration refuses a bad %s', async (field, change) => {
  const response = await aVisitor().send(sendApplication, { kind: 'partner', ...fields, ...change })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('R-154: a registration is kept and confirmed with its reference number', async () => {
  const { reference } = await aVisitor().call(sendApplication, {
    kind: 'partner',
    ...fields,
    services: [...fields.services],
  })
  expect(reference).toMatch(/^PA-[A-Z2-9]{8}$/)
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({ to: 'leela@example.com' })
  expect(api.emails.at(-1)?.text).toContain(reference)
  const rows = await api.db.select().from(applications)
  expect(rows.at(-1)).toMatchObject({ reference, mobile: '+919876500004', services: ['Sports'] })
})

test('R-124: an emailed invitation fills in what its sender entered, and no guessed id does', async () => {
  const inviter = await aUser(api.db, { name: 'Meera Nair' })
  const caller = await signedInAs(api, inviter)
  await caller.call(referUser, {
    email: 'head@school.example',
    name: 'Banyan School',
    city: 'Pune',
    is_vendor: true,
  })
  await api.settled()
  const text = api.emails.at(-1)?.text ?? ''
  const id = /schoolregistration\/register\/([\w-]+)/.exec(text)?.[1] ?? ''
  expect(await aVisitor().call(readInvitation, { id })).toEqual({
    organisation: 'Banyan School',
    city: 'Pune',
    invited_by: 'Meera Nair',
  })
  const [number = ''] = id.split('-')
  for (const guess of [
    number,
    `${number}-`,
    `${number}-${'a'.repeat(22)}`,
    id.slice(0, -1),
    `1${id}`,
  ])
    expect((await aVisitor().send(readInvitation, { id: guess })).statusCode).toBe(404)
  const { reference } = await aVisitor().call(sendApplication, {
    kind: 'school',
    ...fields,
    services: [],
    invitation: id,
  })
  const row = (await api.db.select().from(applications)).find((one) => one.reference === reference)
  expect(row?.referralId).toBe(Number(number))
})

test('an address sends five registrations in thirty minutes, not six', async () => {
  const visitor = aVisitor()
  const send = () => visitor.send(sendApplication, { kind: 'partner', ...fields })
  for (let one = 0; one < 5; one++) expect((await send()).statusCode).toBe(200)
  expect((await send()).statusCode).toBe(429)
})
