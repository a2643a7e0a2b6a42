import { expect, test } from '@jest/globals'
import { hasContact } from './contact-in-text.ts'

test.each([
  'look at https://example.com/x',
  'www.example',
  'go to youtube.com please',
  'chess-club.in is good',
  'example dot com',
  'example．com',
  'exam\u200Bple.c\u200Bom',
  'write to me: asha@example.org',
  'call 98765 43210',
  'my number is +91-9876543210',
  '+44 20 7946 0958',
])('R-119: “%s” leads away from the room', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  'Is it 3.14 or 22/7?',
  'I counted 1 2 3 4 5 6 7 8 9 10',
  'The answer is 1,23,456.',
  'Yes. In the red one!',
  'a polka dot pattern',
  'ok...',
  'We are 8-10 kids @ home',
])('R-119: “%s” can be written', (text) => {
  expect(hasContact(text)).toBe(false)
})
