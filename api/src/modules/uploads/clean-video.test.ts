import { expect, test } from '@jest/globals'
import { aVideo } from '../../testing/sample-video.ts'
import { accept } from './accept-file.ts'
import { cleanVideo } from './clean-video.ts'
import { aSound } from './sample-files.ts'

test('R-118, V-015: a film says how large and how long it is, and no longer where it was made', () => {
  const film = aVideo()
  expect(film.includes('+12.97')).toBe(true)
  const { clean, ...known } = cleanVideo(film) ?? {}
  expect(known).toEqual({ width: 640, height: 360, seconds: 12 })
  expect(clean?.length).toBe(film.length)
  expect(clean?.includes('+12.97')).toBe(false)
  // What is shown is untouched.
  expect(clean?.subarray(-2000)).toEqual(film.subarray(-2000))
})

test('R-118: a film without sound, or without a length, is a film too', () => {
  expect(cleanVideo(aVideo({ sound: '' }))).toMatchObject({ seconds: 12 })
  expect(cleanVideo(aVideo({ seconds: 0 }))).toMatchObject({ seconds: null })
})

const film = aVideo()
const cut = (by: number) => film.subarray(0, film.length - by)
const longBox = Buffer.concat([film, Buffer.from([0, 0, 0, 1]), Buffer.from('udta')])
test.each([
  ['of a codec that browsers do not play', aVideo({ codec: 'mp4v' })],
  ['with a sound that browsers do not play', aVideo({ sound: 'ac-3' })],
  ['without a film', aVideo({ codec: 'mp4a' })],
  ['without pixels', aVideo({ width: 0, height: 0 })],
  ['larger than any screen', aVideo({ width: 9000 })],
  ['that breaks off', cut(1)],
  ['that breaks off in its head', film.subarray(0, 100)],
  [
    'with a box that is longer than the file',
    Buffer.concat([film, Buffer.from([0, 0, 99, 0, 1, 1, 1, 1])]),
  ],
  ['with a long box without a length', longBox],
  ['with nothing but its type', film.subarray(0, 24)],
  ['of nothing', Buffer.alloc(0)],
  [
    'of boxes without end',
    Buffer.concat(
      Array.from({ length: 6000 }, () => Buffer.from([0, 0, 0, 8, 102, 114, 101, 101])),
    ),
  ],
])('R-118, V-015: a film %s is refused', (_, bytes) => {
  expect(cleanVideo(bytes)).toBeNull()
})

test('R-118, V-015: what is only too long is told apart from what is broken, with the limit', async () => {
  expect(await accept(aVideo({ seconds: 301 }), 'entry')).toEqual({ maxMinutes: 5 })
  expect(await accept(aVideo({ seconds: 300 }), 'entry')).toMatchObject({ kind: 'mp4' })
  // Ten minutes and a second of frames.
  const frames = Math.ceil(601 / (1152 / 44_100))
  expect(await accept(aSound({ frames }), 'entry')).toEqual({ maxMinutes: 10 })
  expect(await accept(aVideo({ seconds: 301 }), 'post-video')).toEqual({ maxMinutes: 5 })
})
