import type { FormSettings } from '@brightyard/contract/entities'
import { expect, test } from '@jest/globals'
import { deskForm } from './form-desk.fixture.ts'
import { publishWords, reachesPeople } from './publish-words.ts'

const now = Date.parse('2026-03-18T10:00:00.000Z')
const soon = '2026-03-18T12:30:00.000Z'
const before = '2026-03-18T09:00:00.000Z'
const { settings } = deskForm()
const ofRoom = (changes: Partial<FormSettings>, families = 4) =>
  deskForm({
    room_name: 'Banyan Tree School',
    settings: { ...settings, ...changes },
    news: { families, told_at: null },
  })
const wordsOf = (form: ReturnType<typeof deskForm>) => publishWords(form, now).description

test.each([
  [{ opens_at: soon }, 4, /^4 families of .+ get a message when it opens, on 18 Mar 2026, 6:00/],
  [{}, 1, /^1 family of Banyan Tree School gets a message about it now/],
  [{}, 0, /^Nobody is told: there are no families of Banyan Tree School yet/],
  [{ is_listed: false }, 4, /not on the list of forms, so nobody is told/],
  [{ closes_at: before }, 4, /^It is closed: nobody is told/],
])('R-144: what publishing the form of a room means, with %j and %i families', (...one) => {
  const [changes, families, words] = one
  expect(wordsOf(ofRoom(changes, families))).toMatch(words)
})

test.each([
  [{ is_public: true }, /^Everybody can answer it from now on: it is on the list/],
  [{ is_for_guardians: true, opens_at: soon }, /^All guardians can answer it from 18 Mar 2026/],
  [{ is_listed: false }, /^Everybody with an account .+ those who have its address find it/],
])('R-144: what publishing a form of the site means, with %j', (changes, words) => {
  expect(wordsOf(deskForm({ settings: { ...settings, ...changes } }))).toMatch(words)
})

test('R-144: a later publication asks only where families are yet to be told', () => {
  const live = { version: 1, state: 'open' as const }
  const told = { families: 4, told_at: before }
  expect(reachesPeople(deskForm(live))).toBe(false)
  expect(reachesPeople({ ...ofRoom({}), ...live, news: told })).toBe(false)
  expect(reachesPeople({ ...ofRoom({}), ...live })).toBe(true)
  expect(wordsOf({ ...ofRoom({}), ...live })).not.toMatch(/address/)
})
