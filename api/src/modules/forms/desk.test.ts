import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changeDeskForm,
  closeDeskForm,
  createDeskForm,
  deleteDeskForm,
  deleteFormAnswer,
  exportFormAnswers,
  listDeskForms,
  listFormAnswers,
  markFormAnswer,
  publishDeskForm,
  readDeskForm,
  readFormAnswer,
  readOwnFormAnswer,
  readWebForm,
  sendFormAnswer,
} from '@brightyard/contract'
import type { FormValues } from '@brightyard/contract'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, someSettings } from '../../testing/form-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
let asha: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  asha = await signedInAs(api, await aUser(api.db, { name: 'Asha Rao' }))
}, 60_000)
afterAll(() => api.close())

const written = (...fields: Parameters<typeof aContent>) => ({
  slug: `form-${randomUUID()}`,
  content: aContent(...fields),
  settings: someSettings(),
})
const name = aField({ key: 'name' })
const publish = async (input = written(name)) => {
  const { id, revision } = await admin.call(createDeskForm, input)
  return admin.call(publishDeskForm, { id, revision })
}
const answer = (slug: string, version: number, values: FormValues) => ({
  slug,
  version,
  values,
  idempotency_key: randomUUID(),
})

test('unfinished work is saved, not published, and says what is missing by its place', async () => {
  const { id, revision, state } = await admin.call(createDeskForm, {
    ...written(),
    settings: someSettings({ is_once: true, is_public: true }),
  })
  expect(state).toBe('draft')
  const refused = await admin.send(publishDeskForm, { id, revision })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    422,
    ['pages.0', 'is_once'],
  ])
  expect((await admin.call(readDeskForm, { id })).version).toBeNull()
})

test.each([{ opens_at: '9999-12-31T00:00:00Z' }, { closes_at: '0001-01-01T00:00:00Z' }])(
  'a mistyped year is refused: %j',
  async (times) => {
    const input = { ...written(name), settings: someSettings(times) }
    const refused = await admin.send(createDeskForm, input)
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { settings: expect.stringContaining('check the year') },
    ])
    const form = await admin.call(createDeskForm, written(name))
    const changed = { ...form, ...input, slug: form.slug }
    expect((await admin.send(changeDeskForm, changed)).statusCode).toBe(422)
  },
)

test('two authors never overwrite each other, and an address is of one form', async () => {
  const form = await admin.call(createDeskForm, written(name))
  const { id, revision } = form
  const change = { ...written(name), id, revision }
  const changed = await admin.call(changeDeskForm, change)
  expect(changed.revision).toBe(revision + 1)
  expect((await admin.send(changeDeskForm, change)).json().code).toBe('changed_elsewhere')
  expect((await admin.send(publishDeskForm, { id, revision })).json().code).toBe(
    'changed_elsewhere',
  )
  const taken = { ...written(name), slug: changed.slug }
  expect((await admin.send(createDeskForm, taken)).json().code).toBe('slug_taken')
  const other = await admin.call(createDeskForm, written(name))
  const onto = { ...taken, id: other.id, revision: other.revision }
  expect((await admin.send(changeDeskForm, onto)).json().code).toBe('slug_taken')
})

test('an address stays once it was published, and such a form is closed, not deleted', async () => {
  const { id, revision, slug } = await publish()
  const moved = await admin.send(changeDeskForm, { ...written(name), id, revision })
  expect(moved.json().code).toBe('slug_fixed')
  expect((await admin.send(deleteDeskForm, { id })).json().code).toBe('published')
  const closed = await admin.call(closeDeskForm, { id, is_closed: true })
  expect([closed.state, closed.closed_at]).toEqual(['closed', api.clock.now.toISOString()])
  expect((await asha.call(readWebForm, { slug })).closes_at).toBe(closed.closed_at)
  const late = await asha.send(sendFormAnswer, answer(slug, 1, { name: 'Meera' }))
  expect(late.json().code).toBe('form_closed')
  expect((await admin.call(closeDeskForm, { id, is_closed: false })).state).toBe('open')
  const draft = await admin.call(createDeskForm, written(name))
  expect((await admin.send(closeDeskForm, { id: draft.id, is_closed: true })).json().code).toBe(
    'not_published',
  )
  await admin.call(deleteDeskForm, { id: draft.id })
  expect((await admin.send(readDeskForm, { id: draft.id })).statusCode).toBe(404)
})

test('R-144: answers keep the questions that they answered; who answers an older version is told', async () => {
  const form = await publish()
  const { slug } = form
  const { reference } = await asha.call(sendFormAnswer, answer(slug, 1, { name: 'Meera' }))
  const content = aContent(aField({ key: 'city', label: 'Which city?' }))
  const { revision } = await admin.call(changeDeskForm, { ...form, content })
  expect((await admin.call(readDeskForm, { id: form.id })).has_changes).toBe(true)
  expect((await callerOf(api.app).call(readWebForm, { slug })).version).toBe(1)
  const second = await admin.call(publishDeskForm, { id: form.id, revision })
  expect([second.version, second.has_changes]).toEqual([2, false])
  const stale = await asha.send(sendFormAnswer, answer(slug, 1, { name: 'Meera' }))
  expect(stale.json().code).toBe('form_changed')
  await asha.call(sendFormAnswer, answer(slug, 2, { city: 'Pune' }))
  const own = await asha.call(readOwnFormAnswer, { reference })
  expect(own.pages[0]?.fields.map(({ key }) => key)).toEqual(['name'])
  const { csv, file_name } = await admin.call(exportFormAnswers, { id: form.id })
  expect(file_name).toBe(`${slug}-2026-03-18.csv`)
  const [head = '', newest = '', oldest = ''] = csv.split('\r\n')
  expect(head).toContain('"Which city?","What about name?"')
  expect(newest).toContain('"Guardian","person2@example.com","","","","No","Pune",""')
  expect(oldest).toContain(reference)
  expect(oldest).toContain('"","Meera"')
})

test('new settings alone are no new version', async () => {
  const form = await publish()
  const settings = someSettings({ max_answers: 1 })
  const { revision } = await admin.call(changeDeskForm, { ...form, settings })
  const again = await admin.call(publishDeskForm, { id: form.id, revision })
  expect(again.version).toBe(1)
  await asha.call(sendFormAnswer, answer(form.slug, 1, { name: 'Meera' }))
  expect((await admin.call(readDeskForm, { id: form.id })).state).toBe('full')
})

test('a form is found by its title and by its address', async () => {
  const content = { ...aContent(name), title: 'Kite day at 100 metres' }
  const { id, slug } = await admin.call(createDeskForm, { ...written(name), content })
  const found = async (search: string) => {
    const { data, meta } = await admin.call(listDeskForms, { search })
    return [data.map((form) => form.id), meta.total]
  }
  expect(await found('KITE day')).toEqual([[id], 1])
  expect(await found(slug)).toEqual([[id], 1])
  expect(await found('100%')).toEqual([[], 0])
})

test('V-013: a cell of the file is never a formula', async () => {
  const { id, slug } = await publish()
  await asha.call(sendFormAnswer, answer(slug, 1, { name: '=HYPERLINK("http://x")' }))
  expect((await admin.call(exportFormAnswers, { id })).csv).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('an answer that is deleted is gone, for its sender too', async () => {
  const { id, slug } = await publish()
  const { reference } = await asha.call(sendFormAnswer, answer(slug, 1, { name: 'Meera' }))
  const [sent] = (await admin.call(listFormAnswers, { id })).data
  expect((await asha.send(deleteFormAnswer, { id: sent?.id })).statusCode).toBe(403)
  await admin.call(deleteFormAnswer, { id: sent?.id ?? 0 })
  expect((await admin.send(deleteFormAnswer, { id: sent?.id })).statusCode).toBe(404)
  expect((await asha.send(readOwnFormAnswer, { reference })).statusCode).toBe(404)
  expect((await admin.call(exportFormAnswers, { id })).csv).not.toContain('Meera')
})

test('an answer is found by its reference, its sender, and any of its words', async () => {
  const about = aField({ key: 'about', kind: 'long-text', is_required: false })
  const { id, slug } = await publish(written(name, about))
  const long = `${'All about planets. '.repeat(20)}And a comet.`
  const sent = await asha.call(sendFormAnswer, answer(slug, 1, { name: 'Meera', about: long }))
  await asha.call(sendFormAnswer, answer(slug, 1, { name: 'Kabir 100%' }))
  const found = async (search: string) =>
    (await admin.call(listFormAnswers, { id, search })).data.map(({ reference }) => reference)
  expect(await found('comet')).toEqual([sent.reference])
  expect(await found('meera')).toEqual([sent.reference])
  expect(await found(sent.reference)).toEqual([sent.reference])
  expect(await found('about')).toEqual([sent.reference]) // a word, not the key of the question
  expect(await found('0%')).toHaveLength(1)
  expect(await found('asha')).toHaveLength(2)
  expect(await found('saturn')).toEqual([])
  expect((await admin.call(listFormAnswers, { id, search: 'comet' })).meta.total).toBe(1)
})

test('answers are listed by key, the newest first, and worked through', async () => {
  const { id, slug } = await publish()
  for (let at = 0; at < 53; at++)
    await asha.call(sendFormAnswer, answer(slug, 1, { name: `Kid ${at}` }))
  const first = await admin.call(listFormAnswers, { id })
  expect([first.data.length, first.meta.total, first.data[0]?.summary]).toEqual([50, 53, 'Kid 52'])
  const before = Number(new URL(first.links.next ?? '', 'http://x').searchParams.get('before'))
  const rest = await admin.call(listFormAnswers, { id, before })
  expect([rest.data.length, rest.links.next]).toEqual([3, null])
  const one = first.data[0]?.id ?? 0
  expect((await admin.call(markFormAnswer, { id: one, is_done: true })).is_done).toBe(true)
  expect((await admin.call(listFormAnswers, { id, show: 'open' })).meta.total).toBe(52)
  expect((await admin.call(listFormAnswers, { id, show: 'done' })).data).toMatchObject([
    { id: one, sender: 'Asha Rao' },
  ])
  expect(await admin.call(readFormAnswer, { id: one })).toMatchObject({
    form_id: id,
    values: { name: 'Kid 52' },
    documents: [],
  })
  const { data } = await admin.call(listDeskForms)
  expect(data.find((form) => form.id === id)).toMatchObject({ answers: 53, open_answers: 52 })
})
