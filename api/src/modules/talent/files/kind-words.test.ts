import { expect, test } from '@jest/globals'
import { saveAsWords, takenWords } from './kind-words.ts'

test('V-015: what a campaign takes, and what to do about another file, is one sentence for all kinds', () => {
  expect(saveAsWords(['picture'])).toBe(
    'This campaign takes pictures; please save your file as JPG, PNG or WebP, and choose it again.',
  )
  expect(saveAsWords(['pdf'])).toBe(
    'This campaign takes PDF files; please save your file as PDF, and choose it again.',
  )
  expect(saveAsWords(['picture', 'video'])).toBe(
    'This campaign takes pictures and videos; please save your file as JPG, PNG, WebP or MP4, and choose it again.',
  )
  expect(saveAsWords(['video', 'audio', 'pdf'])).toBe(
    'This campaign takes videos, sound and PDF files; please save your file as MP4, MP3, M4A or PDF, and choose it again.',
  )
  expect(takenWords(['picture', 'video', 'audio'], 'or')).toBe(
    'This campaign takes pictures, videos or sound',
  )
})
