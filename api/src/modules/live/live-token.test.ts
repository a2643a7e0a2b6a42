import { expect, test } from '@jest/globals'
import { readLiveToken, roomPath } from './live-token.ts'

const session = { id: 7, endsAt: new Date('2026-03-25T06:30:00.000Z') }
const tokenFor = (secret: string, studentId: number | null = 5) =>
  roomPath(secret, { userId: 3, studentId }, session).split('/').at(-1) ?? ''

test('R-119: a link names its person, kid and session, and lasts a day beyond the end', () => {
  expect(readLiveToken('secret', tokenFor('secret'))).toEqual({
    userId: 3,
    studentId: 5,
    sessionId: 7,
    validUntil: new Date('2026-03-26T06:30:00.000Z'),
  })
  expect(readLiveToken('secret', tokenFor('secret', null))?.studentId).toBeNull()
})

test('R-119: a link is the same whenever it is asked for', () => {
  expect(tokenFor('secret')).toBe(tokenFor('secret'))
})

test('R-119: nobody can make up a link, or change one for another kid', () => {
  const token = tokenFor('secret')
  expect(readLiveToken('secret', tokenFor('another'))).toBeNull()
  expect(readLiveToken('secret', token.replace('3.5.', '3.6.'))).toBeNull()
  expect(readLiveToken('secret', '')).toBeNull()
})
