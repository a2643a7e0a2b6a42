import { randomUUID } from 'node:crypto'
import {
  decideModerationCase,
  deletePost,
  formSlugs,
  getPost,
  listModerationCases,
  listOwnStories,
  listPublicPosts,
  sendFormAnswer,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { posts } from '../../database/schema/feeds.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, aForm } from '../../testing/form-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from '../uploads/sample-files.ts'

let api: TestApi
let visitor: Caller
let meera: Caller
let admin: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  meera = await signedInAs(api, await aUser(api.db, { name: 'Meera Nair' }))
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const fields = ['title', 'story', 'child', 'age'].map((key) =>
    aField({ key, is_required: false }),
  )
  const picture = aField({ key: 'picture', kind: 'file', is_required: false })
  await aForm(api.db, { slug: formSlugs.submitStory, content: aContent(...fields, picture) })
}, 60_000)
afterAll(() => api.close())

const story = { title: 'The kite', story: 'It flew. Then it rained.', child: 'Diya', age: '7 to 9' }
const answerOf = (values: Record<string, string | string[]>) => ({
  slug: formSlugs.submitStory,
  version: 1,
  values,
  idempotency_key: randomUUID(),
})
const send = (values: Record<string, string | string[]>) =>
  meera.call(sendFormAnswer, answerOf(values))
const told = async () => (await visitor.call(listPublicPosts, { only: 'stories' })).data

async function aPicture() {
  const { jpg } = await goodFiles()
  const file = { purpose: 'form' as const, name: 'kite.jpg', size: jpg.length }
  const { upload } = await meera.call(startUpload, file)
  await meera.call(sendUploadPart, { upload, start: 0, data: jpg.toString('base64') })
  return upload
}

test.each(['student', 'vendor', 'schoolRepresentative', 'superAdmin'] as const)(
  'R-064: a %s sends no story, because the guardian agrees that it is shown',
  async (role) => {
    const other = await signedInAs(api, await aUser(api.db, { role }))
    const answer = await other.send(sendFormAnswer, answerOf(story))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_for_you'])
    expect(await api.db.$count(posts)).toBe(0)
  },
)

test('R-064: a story waits for Brightyard, is shown under a first name and an age group, and can be taken back', async () => {
  await send({ ...story, picture: [await aPicture()] })
  expect(await told()).toEqual([])
  const { data } = await admin.call(listModerationCases, { state: 'open' })
  const [waiting] = data
  expect(data).toHaveLength(1)
  expect(waiting?.subject).toMatchObject({ author: 'Diya, 7 to 9 years' })
  expect(waiting?.subject?.pictures).toHaveLength(1)

  await admin.call(decideModerationCase, { id: waiting?.id ?? 0, verdict: 'show' })
  const [shown] = await told()
  expect(shown).toMatchObject({
    told_by: 'Diya, 7 to 9 years',
    author: 'Diya, 7 to 9 years',
    avatar: null,
    text: 'The kite\n\nIt flew. Then it rained.',
    media: [{ kind: 'picture', alt: 'A picture with “The kite”' }],
  })
  expect(JSON.stringify(shown)).not.toContain('Meera')
  const { src } = shown?.media[0] ?? { src: '' }
  const picture = await fetch(new URL(src, api.app.listeningOrigin))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const id = shown?.id ?? 0
  expect(await meera.call(getPost, { id })).toMatchObject({ is_own: true, may_delete: true })
  const stranger = await signedInAs(api, await aUser(api.db))
  expect((await stranger.send(deletePost, { id })).statusCode).toBe(403)
  await meera.call(deletePost, { id })
  expect(await told()).toEqual([])
  // The answer at the desk keeps its own copy.
  expect(await api.db.$count(uploads)).toBe(1)
})

test('R-064: a form that asks for no title, text or first name makes no post', async () => {
  const before = await api.db.$count(posts)
  for (const missing of ['title', 'story', 'child']) await send({ ...story, [missing]: '' })
  expect(await api.db.$count(posts)).toBe(before)
})

test('R-064: a guardian finds own stories with their state and the reason in plain words, and nobody else’s', async () => {
  await send({ ...story, title: 'The boat' })
  const own = async () => (await meera.call(listOwnStories, {})).data[0]
  const waiting = await own()
  expect(waiting).toMatchObject({ title: 'The boat', state: 'waiting', moderation_note: null })
  const { data } = await admin.call(listModerationCases, { state: 'open' })
  const id = data.find(({ subject }) => subject?.text.startsWith('The boat'))?.id ?? 0
  await admin.call(decideModerationCase, {
    id,
    verdict: 'hide',
    reason: 'unsafe',
    note: 'The lake.',
  })
  expect(await own()).toMatchObject({
    state: 'hidden',
    moderation_note: 'It is not safe for children. The lake.',
  })
  expect((await admin.call(listOwnStories, {})).data).toEqual([])
  await meera.call(deletePost, { id: waiting?.id ?? 0 })
  expect((await own())?.title).not.toBe('The boat')
})
