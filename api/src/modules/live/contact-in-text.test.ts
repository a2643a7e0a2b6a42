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
  '9 8 7 6 5 4 3 2 1 0',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '98-76.54/32*10',
  '9\uFE0F\u20E38\uFE0F\u20E37\uFE0F\u20E36\uFE0F\u20E35\uFE0F\u20E34\uFE0F\u20E33\uFE0F\u20E3',
  '❾❽❼❻❺❹❸❷',
  '9O876S4321O',
  'nine eight seven six five four three two one zero',
  'ninety eight seventy six fifty four three',
  'nau aath saat che paanch char teen do ek shunya',
  'do teen ek char ek do teen',
  'nine double eight triple seven six',
  'evil。com',
  'evil[.]com',
  'evil(dot)com',
  'evil {dot} kids',
  'evil .com',
  'evil . com',
  'room.kids',
  '10.0.0.1',
  'kid (at) gmail (dot) com',
  'kid [at] school.example',
  'insta: evil_kid',
  'i n s t a',
  'e v i l . c o m',
  'i.n.s.t.a',
  '1nsta me',
  'discord evil#1234',
  'D1sc0rd',
  'evil#1234',
  'whatsapp karo 98 765 432 10',
  'join me on Snap chat',
  'Ｔｅｌｅｇｒａｍ',
])('R-119: “%s” leads away from the room', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  'Is it 3.14 or 22/7?',
  'I counted 1 2 3 4 5 6 7 8 9 10',
  'one two three four five six seven eight nine ten',
  'The answer is 1,23,456.',
  'Yes. In the red one!',
  'a polka dot pattern',
  'ok...',
  'ok...so it is even',
  'We are 8-10 kids @ home',
  '3/4',
  '1024',
  'e.g. a cat, i.e. an animal',
  'what do you do, and do we do it at one?',
  'twenty one plus thirty two is fifty three',
  'my teacher said so, no one has one',
  'It is 4 p.m. now',
  'मेरे पास ३ सेब हैं',
  'an instant answer',
  '#1!',
])('R-119: “%s” can be written', (text) => {
  expect(hasContact(text)).toBe(false)
})

test('R-119: a number in parts is one', () => {
  expect(hasContact('98765')).toBe(false)
  expect(hasContact('43210', ['98765'])).toBe(true)
  expect(hasContact('Thank you!', ['98765', '4'])).toBe(false)
})
