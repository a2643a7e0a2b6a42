import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { removeUpload, sendApplication, sendUploadPart, startUpload } from '@brightyard/contract'
import { applications } from '../../database/schema/identity.schema.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { anApplication } from '../applications/applications.access.ts'
import { goodFiles } from './sample-files.ts'

let api: TestApi
let owner: Caller
let others: readonly [string, Caller][]
const { pdf } = await goodFiles()
const data = pdf.toString('base64')
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1000 })
  owner = await signedInAs(api, await aUser(api.db))
  others = [
    ['another guardian', await signedInAs(api, await aUser(api.db))],
    ['an admin', await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))],
    ['a visitor', callerOf(api.app)],
  ]
}, 60_000)
afterAll(() => api.close())
afterEach(async () => {
  await api.db.delete(uploads)
  await api.db.delete(applications)
})

const start = async (sender: Caller) =>
  (
    await sender.call(startUpload, {
      purpose: 'application',
      name: 'licence.pdf',
      size: pdf.length,
    })
  ).upload

test('R-154: nobody else sends parts of a file that a signed-in person started', async () => {
  const upload = await start(owner)
  for (const [who, other] of others) {
    const answer = await other.send(sendUploadPart, { upload, start: 0, data })
    expect([who, answer.statusCode]).toEqual([who, 404])
  }
  expect(await api.db.select().from(uploadParts)).toEqual([])
  expect(await owner.call(sendUploadPart, { upload, start: 0, data })).toMatchObject({
    kind: 'pdf',
  })
})

test('R-154: nobody else uses it or removes it', async () => {
  const upload = await start(owner)
  await owner.call(sendUploadPart, { upload, start: 0, data })
  const application = { ...anApplication(), documents: [upload] }
  for (const [who, other] of others) {
    const used = await other.send(sendApplication, application)
    expect([who, used.statusCode]).toEqual([who, 422])
    const removed = await other.send(removeUpload, { upload })
    expect([who, removed.statusCode]).toEqual([who, 404])
  }
  const sent = await owner.call(sendApplication, application)
  expect(await owner.call(sendApplication, application)).toEqual(sent)
  for (const [, other] of others) {
    expect((await other.send(removeUpload, { upload })).statusCode).toBe(404)
    expect((await other.send(sendApplication, application)).statusCode).toBe(422)
  }
})

test('R-154: what a visitor started goes on after signing in', async () => {
  const visitor = callerOf(api.app)
  const upload = await start(visitor)
  await owner.call(sendUploadPart, { upload, start: 0, data })
  await owner.call(sendApplication, { ...anApplication(), documents: [upload] })
  expect(await api.db.select().from(applications)).toHaveLength(1)
})
