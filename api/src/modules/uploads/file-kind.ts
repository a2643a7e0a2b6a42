import { isPlainPdf } from './pdf-contents.ts'

export const fileKinds = ['jpg', 'png', 'webp', 'pdf', 'mp4'] as const
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
  return isPdf(bytes) ? 'pdf' : null
}
