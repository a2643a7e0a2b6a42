import { expect, test } from '@jest/globals'
import { night, paymentOf } from './campaigns.fixture.ts'
import { eventFile } from './save-event.ts'

test('R-091: the calendar file of an order has its hours, its place and the way to the campaign', () => {
  const file = eventFile(paymentOf(), night, 'https://brightyard.example')
  expect(file).toContain('UID:campaign-BY-7F3K@brightyard')
  expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261212T180000')
  expect(file).toContain('DTEND;TZID=Asia/Kolkata:20261213T063000')
  expect(file).toContain('LOCATION:Cubbon Park')
  expect(file).toContain('https://brightyard.example/campaign/lantern-walk')
})
