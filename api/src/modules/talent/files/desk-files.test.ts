import { entryConsent, listModerationCases, sendEntry } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aVideo } from '../../../testing/sample-video.ts'
import { aDraft, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { goodFiles } from '../../uploads/sample-files.ts'
import { newTicket, partsOf } from '../../uploads/stored-file.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi()
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

test('R-118: the desk plays and opens every file of an entry, not its pictures alone', async () => {
  const { owner, 'super admin': admin } = world.callers
  const { slug } = await aTalentCampaign(api, {
    fileKinds: ['picture', 'video', 'audio', 'pdf'],
    maxFiles: 9,
  })
  const { id: entryId } = await aDraft(owner, slug, world.kids.owner.studentId)
  const { webp, mp3, m4a, pdf } = await goodFiles()
  const sent = { webp, mp3, m4a, mp4: aVideo(), pdf }
  for (const kind of ['webp', 'mp3', 'm4a', 'mp4', 'pdf'] as const) {
    const [row] = await api.db
      .insert(uploads)
      .values({
        ticket: newTicket(),
        purpose: 'entry',
        name: 'work',
        entryId,
        kind,
        size: sent[kind].length,
        createdAt: api.clock.now,
      })
      .returning({ id: uploads.id })
    await api.db.insert(uploadParts).values(partsOf(row?.id ?? 0, sent[kind]))
  }
  await owner.call(sendEntry, { id: entryId, consent_version: entryConsent.version })
  const { data } = await admin.call(listModerationCases, { state: 'open' })
  const { files = [], pictures } = data.find(({ type }) => type === 'entry')?.subject ?? {}
  expect(pictures).toHaveLength(1)
  expect(files.map(({ kind }) => kind)).toEqual(['audio', 'audio', 'video', 'pdf'])
  // As a player of the browser asks for them, without a session.
  const answers = await Promise.all(
    files.map(async ({ src }) => {
      const address = new URL(src, api.app.listeningOrigin)
      const { status, headers } = await fetch(address, { headers: { range: 'bytes=0-' } })
      return [status, headers.get('content-type')]
    }),
  )
  expect(answers).toEqual([
    [206, 'audio/mpeg'],
    [206, 'audio/mp4'],
    [206, 'video/mp4'],
    [206, 'application/pdf'],
  ])
})
