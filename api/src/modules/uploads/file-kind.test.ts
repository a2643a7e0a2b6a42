import { expect, test } from '@jest/globals'
import { fileKinds, foreignSound, kindOf } from './file-kind.ts'
import { badFiles, goodFiles } from './sample-files.ts'

const good = await goodFiles()
const bad = await badFiles()

test.each(fileKinds)('V-015: a %s is known by its content', (kind) => {
  expect(kindOf(good[kind])).toBe(kind)
})

test.each([...bad])('V-015: %s is taken for nothing', (_name, bytes) => {
  expect(kindOf(bytes)).toBeNull()
})

test('V-015: these are forty files and more', () => {
  expect(new Set(bad.map(([name]) => name)).size).toBeGreaterThanOrEqual(40)
})

test('T-007: recordings that are not taken are called by their name, whatever the file is called', () => {
  const named = (text: string) => foreignSound(Buffer.from(text, 'latin1'))
  expect(named('RIFF1234WAVEfmt ')).toBe('WAV')
  expect(named('OggS')).toBe('Ogg')
  expect(named('fLaC')).toBe('FLAC')
  expect(named('\u001aE\u00df\u00a3')).toBe('WebM')
  expect(named('RIFF1234WEBPVP8 ')).toBeNull()
  expect(foreignSound(good.mp3)).toBeNull()
})
