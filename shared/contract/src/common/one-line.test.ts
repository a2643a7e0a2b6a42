import { expect, test } from '@jest/globals'
import { OfferingInput } from '../offerings/organiser.entities.ts'
import { AddressInput } from '../orders/address.entities.ts'
import { ReviewInput } from '../catalog/review.entities.ts'
import { addSessions } from '../offerings/organiser.calls.ts'
import { visibleText } from './fields.ts'
import { CityName, PersonName } from './person.entities.ts'

const broken = ' Crlf\r\nBEGIN:VALARM\u0000\t\u2028x '
const address = AddressInput.shape

test.each([
  ['the name of a person', PersonName],
  ['a city', CityName],
  ['the title of an offering', OfferingInput.shape.title],
  ['its venue', OfferingInput.shape.venue_name],
  ['the name of a batch', addSessions.body.shape.batch_name],
  ['the title of a review', ReviewInput.shape.title],
  ['who gets a parcel', address.name],
  ['its street', address.line1],
  ['its landmark', address.landmark],
])('%s has one line', (_, schema) => {
  expect(schema.parse(broken)).toBe('Crlf BEGIN:VALARM x')
})

test('what is written in paragraphs keeps them', () => {
  const text = 'First line.\n\nSecond line.'
  expect(ReviewInput.shape.text.parse(text)).toBe(text)
  expect(OfferingInput.shape.text.parse([text])).toEqual([text])
})

test('what is written keeps nothing that cannot be seen', () => {
  expect(visibleText('\u200B\u2060\uFEFF\u3164 ')).toBe('')
  expect(visibleText('pay \u202Eknab\u202C\u0000 now')).toBe('pay knab now')
  expect(PersonName.parse('Bright\u200Byard')).toBe('Brightyard')
  expect(PersonName.safeParse('\u200D\u200C').success).toBe(false)
  expect(ReviewInput.shape.text.safeParse('\u200B'.repeat(40)).success).toBe(false)
})

test.each([
  ['a family', '👨‍👩‍👧'],
  ['a flag of several signs', '🏳️‍🌈'],
  ['a hand of a tone of skin', '👩🏽‍🔬'],
  ['Hindi', 'क्‍ष'],
  ['Malayalam, at the end of a word', 'അവന്‍'],
  ['Persian', 'می‌خواهم'],
])('%s keeps its joiners', (_, text) => {
  expect(visibleText(text)).toBe(text)
  expect(PersonName.parse(`Asha ${text}`)).toBe(`Asha ${text}`)
})
