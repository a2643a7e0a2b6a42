import { isPlainPdf } from './pdf-contents.ts'

export const fileKinds = ['jpg', 'png', 'webp', 'pdf', 'mp4', 'm4a', 'mp3'] as const
export type FileKind = (typeof fileKinds)[number]

const startsWith = (bytes: Buffer, magic: readonly number[]) =>
  magic.every((byte, place) => bytes[place] === byte)
const textAt = (bytes: Buffer, from: number, length: number) =>
  bytes.toString('latin1', from, from + length)

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Brands of MP4 files from cameras and browsers; QuickTime, HEIC and AVIF have others. */
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'M4V ',
])
/** With or without the tag of its maker; whether all of it is sound, `cleanMp3` finds out. */
const isMp3 = (bytes: Buffer) =>
  textAt(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8)) &&
  textAt(bytes, Math.max(0, bytes.length - 1024), 1024).includes('%%EOF') &&
  isPlainPdf(bytes)

/**
 * A file's kind, decided by its content alone: neither its name nor the browser's type counts. Null for
 * everything that the site does not accept: SVG and HTML, scripts, archives, programs.
 */
export function kindOf(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, pngStart)) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 4) === 'ftyp' && mp4Brands.has(textAt(bytes, 8, 4))) return 'mp4'
  if (textAt(bytes, 4, 8) === 'ftypM4A ') return 'm4a'
  if (isMp3(bytes)) return 'mp3'
  return isPdf(bytes) ? 'pdf' : null
}

/**
 * Whether a file is something else as well: an archive behind a picture, a page in the head of a song. What is stored is
 * encoded again or emptied anyway; who builds such a file means no good.
 */
export function hidesAnother(bytes: Buffer): boolean {
  const head = textAt(bytes, 0, 1024)
  if (/<(?:!doctype|html|script|svg|iframe|\?php)/i.test(head)) return true
  if (head.indexOf('%PDF-') > 0) return true
  if (bytes.includes('<script') || bytes.includes('<?php')) return !head.startsWith('%PDF-')
  return endsAsArchive(bytes)
}

/** The last record of a ZIP says how long its comment is, so that it ends with the file. */
function endsAsArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  return (
    at !== -1 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length
  )
}

/** What recorders and browsers make that the site does not take, by its content. */
export function foreignSound(bytes: Buffer): string | null {
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE') return 'WAV'
  if (textAt(bytes, 0, 4) === 'OggS') return 'Ogg'
  if (textAt(bytes, 0, 4) === 'fLaC') return 'FLAC'
  return startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) ? 'WebM' : null
}

/** A PDF that wants a password, be it only to be printed or changed: nobody can look into it. */
export const isLockedPdf = (bytes: Buffer): boolean =>
  textAt(bytes, 0, 5) === '%PDF-' &&
  /\/Encrypt[\0\t\n\f\r ]*(?:<<|\d)/.test(bytes.toString('latin1'))
