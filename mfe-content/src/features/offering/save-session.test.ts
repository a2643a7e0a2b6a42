import { expect, test } from '@jest/globals'
import { offeringOf, sessionOf } from '../../fixtures/offerings.ts'
import { sessionFile } from './save-session.ts'

test('a date is a calendar event with a stable id, the venue’s time, and the place', () => {
  const file = sessionFile(sessionOf(21), offeringOf(1), 'https://site.example')
  expect(file).toContain('UID:session-21@brightyard')
  expect(file).toContain('TZID:Asia/Kolkata\r\n')
  expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261128T100000\r\n')
  expect(file).toContain('DTEND;TZID=Asia/Kolkata:20261128T120000\r\n')
  expect(file.replaceAll('\r\n\t', '')).toContain(
    String.raw`LOCATION:Maati Studio\, 5\, Prabhat Road\, Pune`,
  )
  expect(file.replaceAll('\r\n\t', '')).toContain('URL:https://site.example/workshop/workshop-1')
})
