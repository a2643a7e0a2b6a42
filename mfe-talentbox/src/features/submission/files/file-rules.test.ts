import { expect, test } from '@jest/globals'
import { problemOf } from './file-rules.ts'

const drawing = new File(['x'], 'boat.svg')

test('Q-017: a file of another kind is answered with one sentence that says what is taken', () => {
  expect(problemOf(drawing, { file_kinds: ['pdf'], max_files: 1 })).toBe(
    'This campaign takes PDF files; please choose another file.',
  )
  expect(problemOf(drawing, { file_kinds: ['picture', 'audio', 'video'], max_files: 1 })).toBe(
    'This campaign takes pictures (JPG, PNG or WebP), recordings (MP3 or M4A) and films (MP4); please choose another file.',
  )
})
