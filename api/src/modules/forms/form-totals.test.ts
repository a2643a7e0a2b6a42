import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changeDeskForm,
  createDeskForm,
  publishDeskForm,
  readFormTotals,
  sendFormAnswer,
} from '@brightyard/contract'
import type { FormValues } from '@brightyard/contract'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, someSettings } from '../../testing/form-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())

const option = (label: string) => ({ value: label.toLowerCase(), label })
const optional = { is_required: false }
const questions = [
  aField({ key: 'way', kind: 'choice', options: [option('Bus'), option('Bicycle')], ...optional }),
  aField({ key: 'food', kind: 'choices', options: [option('Rice'), option('Roti')], ...optional }),
  aField({ key: 'stars', kind: 'rating', max: 3, ...optional }),
  aField({ key: 'people', kind: 'number', ...optional }),
  aField({ key: 'photos', kind: 'consent', ...optional }),
  aField({ key: 'wish', kind: 'long-text', ...optional }),
]
const input = () => ({
  slug: `form-${randomUUID()}`,
  content: aContent(...questions),
  settings: someSettings(),
})
async function publish() {
  const { id, revision } = await admin.call(createDeskForm, input())
  return admin.call(publishDeskForm, { id, revision })
}
const send = (slug: string, version: number, values: FormValues) =>
  admin.call(sendFormAnswer, { slug, version, values, idempotency_key: randomUUID() })

test('P-013: totals are for those who may read the answers', async () => {
  const { id } = await publish()
  const { id: vendorId } = await aVendor(api.db, { name: 'Green Valley School' })
  const strange = await aUser(api.db, { role: 'schoolRepresentative', vendorId })
  const teacher = await signedInAs(api, strange)
  expect((await teacher.send(readFormTotals, { id })).statusCode).toBe(404)
  const guardian = await signedInAs(api, await aUser(api.db))
  expect((await guardian.send(readFormTotals, { id })).statusCode).toBe(403)
})

test('R-144: choices are counted, numbers averaged, and texts never quoted', async () => {
  const { id, slug } = await publish()
  await send(slug, 1, {
    way: 'bus',
    food: ['rice', 'roti'],
    stars: '3',
    people: '2',
    wish: 'Mango',
  })
  await send(slug, 1, { way: 'bus', food: ['roti'], stars: '2', people: '5', photos: 'yes' })
  await send(slug, 1, { people: '-1.5' })
  const totals = await admin.call(readFormTotals, { id })
  expect(totals.answers).toBe(3)
  expect(Object.fromEntries(totals.questions.map(({ key, ...of }) => [key, of]))).toMatchObject({
    way: {
      answered: 2,
      choices: [
        { label: 'Bus', count: 2 },
        { label: 'Bicycle', count: 0 },
      ],
      numbers: null,
    },
    food: {
      answered: 2,
      choices: [
        { label: 'Rice', count: 1 },
        { label: 'Roti', count: 2 },
      ],
    },
    stars: {
      answered: 2,
      choices: [{ count: 0 }, { count: 1 }, { count: 1 }],
      numbers: { average: 2.5, smallest: 2, largest: 3 },
    },
    people: { answered: 3, choices: [], numbers: { smallest: -1.5, largest: 5 } },
    photos: { answered: 1, choices: [{ label: 'Yes', count: 1 }] },
    wish: { answered: 1, choices: [], numbers: null },
  })
  expect(JSON.stringify(totals)).not.toContain('Mango')
})

test('R-144: what an older version asked is counted too, by the newest words', async () => {
  const { id, slug, revision } = await publish()
  await send(slug, 1, { way: 'bicycle', wish: 'Mango' })
  const way = aField({ key: 'way', kind: 'choice', options: [option('Bus'), option('Train')] })
  const changed = { ...input(), slug, content: aContent({ ...way, label: 'How do you come?' }) }
  const next = await admin.call(changeDeskForm, { ...changed, id, revision })
  await admin.call(publishDeskForm, { id, revision: next.revision })
  await send(slug, 2, { way: 'train' })
  const { questions: counted } = await admin.call(readFormTotals, { id })
  expect(counted[0]).toMatchObject({
    label: 'How do you come?',
    choices: [
      { label: 'Bus', count: 0 },
      { label: 'Train', count: 1 },
      { label: 'Bicycle', count: 1 },
    ],
  })
  expect(counted.find(({ key }) => key === 'wish')).toMatchObject({ answered: 1 })
})
