import { cleanBoxes } from './clean-video.ts'

/** By version (2.5, none, 2, 1) and the index in the head of a frame; of layer III alone. */
const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = [[11_025, 12_000, 8000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]]

interface Frame {
  length: number
  seconds: number
}

/** The frame that begins here; null where none does. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null
  const version = (second >> 3) & 3
  const isFirst = version === 3
  const kbps = kilobits[isFirst ? 1 : 2][third >> 4] ?? 0
  const rate = rates[version]?.[(third >> 2) & 3] ?? 0
  if (kbps === 0 || rate === 0) return null
  const samples = isFirst ? 1152 : 576
  const length = Math.floor((samples / 8) * ((kbps * 1000) / rate)) + ((third >> 1) & 1)
  return { length, seconds: samples / rate }
}

/** Where the sound begins: behind the tag that says who made it, with what picture. */
function startOf(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return 10 + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127)) + footer
}

const isTag = (bytes: Buffer, at: number) =>
  /^(?:TAG|APETAGEX|LYRICSBEGIN)/.test(bytes.toString('latin1', at, at + 11))

/**
 * An MP3 whose frames follow each other from the first to the last byte, without the tags around them. Null for
 * everything else: what hides between, before or behind the frames makes it no MP3.
 */
export function cleanMp3(bytes: Buffer) {
  const start = startOf(bytes)
  let at = start
  let seconds = 0
  let frames = 0
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    if (at + frame.length > bytes.length) break // the last one is cut: recorders do that
    at += frame.length
    seconds += frame.seconds
    frames += 1
  }
  const isWhole = at === bytes.length || isTag(bytes, at) || frameAt(bytes, at) !== null
  if (frames < 10 || !isWhole) return null
  return { clean: bytes.subarray(start, at), seconds: Math.max(1, Math.round(seconds)) }
}

/** The sound that a phone records: an MP4 without a film. */
export function cleanM4a(bytes: Buffer) {
  const read = cleanBoxes(bytes)
  if (!read || read.films !== 0 || read.sounds !== 1) return null
  return { clean: read.clean, seconds: read.seconds }
}
