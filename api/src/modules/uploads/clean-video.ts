const largestSide = 4096
/** What browsers play without help. */
const videoCodecs = new Set(['avc1', 'avc3', 'av01', 'vp09'])
const audioCodecs = new Set(['mp4a', 'Opus'])
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
/** Where a film keeps who took it, when, where and with what: emptied. */
const aboutTheMaker = new Set(['udta', 'meta', 'uuid', 'XMP_'])
const mostBoxes = 5000

interface Box {
  type: string
  /** Of its content. */
  from: number
  to: number
  path: string
}

/**
 * An MP4 whose parts fit together, with a film that browsers play, emptied of what says where and by whom it was made.
 * Null for everything else. It is not encoded anew: that would take an encoder beside the server.
 */
export function cleanVideo(bytes: Buffer) {
  const read = cleanBoxes(bytes)
  if (!read || read.films !== 1 || !read.size) return null
  return { clean: read.clean, ...read.size, seconds: read.seconds }
}

/** The same of films and sounds: what is in it, emptied of what says where and by whom it was made. */
export function cleanBoxes(bytes: Buffer) {
  const boxes = readBoxes(bytes)
  if (!boxes) return null
  const has = (path: string) => boxes.some((box) => box.path === path)
  if (!has('ftyp') || !has('moov') || !(has('mdat') || has('moof'))) return null
  const tracks = codecsOf(bytes, boxes)
  if (tracks.some((one) => !videoCodecs.has(one) && !audioCodecs.has(one))) return null
  const films = tracks.filter((codec) => videoCodecs.has(codec)).length
  const seconds = secondsOf(bytes, boxes)
  const clean = Buffer.from(bytes)
  for (const { type, from, to } of boxes) {
    if (!aboutTheMaker.has(type)) continue
    clean.write('free', from - 4, 'latin1')
    clean.fill(0, from, to)
  }
  return {
    clean,
    films,
    sounds: tracks.length - films,
    size: sizeOf(bytes, boxes),
    seconds: seconds === null ? null : Math.max(1, Math.round(seconds)),
  }
}

/** Every box with its place; null where sizes do not fit. */
function readBoxes(bytes: Buffer): Box[] | null {
  const found: Box[] = []
  const read = (start: number, end: number, within: string): boolean => {
    let at = start
    while (at < end) {
      if (end - at < 8 || found.length > mostBoxes) return false
      const short = bytes.readUInt32BE(at)
      const type = bytes.toString('latin1', at + 4, at + 8)
      const isLong = short === 1
      if (isLong && end - at < 16) return false
      const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
      const head = isLong ? 16 : 8
      if (size < head || at + size > end) return false
      const path = within ? `${within}/${type}` : type
      // The place of the type is four bytes before the content only in short boxes; long ones hold films.
      if (!(isLong && aboutTheMaker.has(type)))
        found.push({ type, from: at + head, to: at + size, path })
      else return false
      if (containers.has(type) && !read(at + head, at + size, path)) return false
      at += size
    }
    return true
  }
  return read(0, bytes.length, '') ? found : null
}

/** Of each track, by the first entry of its description. */
const codecsOf = (bytes: Buffer, boxes: readonly Box[]) =>
  boxes
    .filter(({ path, from, to }) => path === 'moov/trak/mdia/minf/stbl/stsd' && to - from >= 16)
    .map(({ from }) => bytes.toString('latin1', from + 12, from + 16))

/** Of the track that has one: sound has none. */
function sizeOf(bytes: Buffer, boxes: readonly Box[]) {
  for (const { path, from, to } of boxes) {
    if (path !== 'moov/trak/tkhd' || to - from < 84) continue
    const width = bytes.readUInt16BE(to - 8)
    const height = bytes.readUInt16BE(to - 4)
    if (width > 0 && height > 0 && width <= largestSide && height <= largestSide)
      return { width, height }
  }
  return null
}

/** Null where the file does not say: some browsers record without. */
function secondsOf(bytes: Buffer, boxes: readonly Box[]): number | null {
  const head = boxes.find(({ path, from, to }) => path === 'moov/mvhd' && to - from >= 32)
  if (!head) return null
  const isLong = bytes[head.from] === 1
  const scale = bytes.readUInt32BE(head.from + (isLong ? 20 : 12))
  const length = isLong
    ? Number(bytes.readBigUInt64BE(head.from + 24))
    : bytes.readUInt32BE(head.from + 16)
  return scale > 0 && length > 0 && length < 0xff_ff_ff_ff ? length / scale : null
}
