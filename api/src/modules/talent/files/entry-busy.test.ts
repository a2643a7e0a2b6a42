import { request as httpRequest } from 'node:http'
import type { ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { entryUploadPath } from '@brightyard/contract'
import { expect, test } from '@jest/globals'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { aKid, aUser, signedInAs, tokenOf } from '../../../testing/factories.ts'
import { aDraft, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { ownHeaders, startTestApi } from '../../../testing/test-api.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

async function waitUntil(isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 15_000; !(await isSo()); await pause(20))
    if (Date.now() > end) throw new Error('It does not come to that.')
}

test('T-011, V-015: more parts at once than there is memory for are told to come again, and then come in', async () => {
  const api = await startTestApi({ rateLimitFactor: 1000 })
  const guardian = await aUser(api.db)
  const { studentId } = await aKid(api.db, { guardianId: guardian.id })
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
  const caller = await signedInAs(api, guardian)
  const { slug } = await aTalentCampaign(api, { maxFiles: 45 })
  const { id } = await aDraft(caller, slug, studentId)
  const headers = {
    ...ownHeaders,
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${await tokenOf(api, guardian)}`,
  }
  const { listeningOrigin } = api.app
  const begin = async () => {
    const begun = await fetch(new URL(entryUploadPath, listeningOrigin), {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': '1000',
        'upload-metadata': `entry ${base64(String(id))},filename ${base64('boat.jpg')}`,
      },
    })
    return new URL(begun.headers.get('location') ?? '', listeningOrigin)
  }
  const addresses = await Promise.all(Array.from({ length: 45 }, begin))
  const open: ClientRequest[] = []
  /** A part whose bytes never come; what it is answered, if it is. */
  const bring = (address: URL) =>
    new Promise<{ status: number | undefined; after: string | undefined }>((resolve) => {
      const request = httpRequest(address, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': '1000',
        },
      })
      request.on('error', () => resolve({ status: undefined, after: undefined }))
      request.on('response', ({ statusCode, headers: answered }) =>
        resolve({ status: statusCode, after: answered['retry-after'] }),
      )
      request.flushHeaders()
      open.push(request)
    })
  const refused: unknown[] = []
  const all = addresses.map(async (address) => {
    const answer = await bring(address)
    if (answer.status !== undefined) refused.push(answer)
    return answer
  })
  // Forty hold their place, whatever the order in which they came.
  await waitUntil(() => refused.length === 5)
  expect(refused).toEqual(Array.from({ length: 5 }, () => ({ status: 503, after: '2' })))
  for (const one of open) one.destroy()
  await Promise.all(all)
  // Their places are free again: all of a file comes in.
  const [address] = addresses
  const bytes = Buffer.alloc(1000, 'x')
  const answers = async () => {
    const { status } = await fetch(address ?? '', {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    })
    return status
  }
  let status = 503
  await waitUntil(async () => (status = await answers()) !== 503 && status !== 423)
  // It came as a whole, and is no picture.
  expect(status).toBe(422)
  await api.close()
}, 60_000)
