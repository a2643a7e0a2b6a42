const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...content: Buffer[]) => {
  const inner = Buffer.concat(content)
  return Buffer.concat([u32(inner.length + 8), Buffer.from(type, 'latin1'), inner])
}

/** The parts of an MP4 that a server reads; nothing to see in it. */
export function aVideo({
  seconds = 12,
  codec = 'avc1',
  sound = 'mp4a',
  width = 640,
  height = 360,
  place = '+12.97+77.59/',
} = {}) {
  const scale = 1000
  const mvhd = box('mvhd', Buffer.alloc(12), u32(scale), u32(seconds * scale), Buffer.alloc(80))
  const track = (name: string, side: { width: number; height: number }) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(76), u32(side.width << 16), u32(side.height << 16)),
      box(
        'mdia',
        box('minf', box('stbl', box('stsd', Buffer.alloc(4), u32(1), u32(16), Buffer.from(name)))),
      ),
    )
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1')),
    box(
      'moov',
      mvhd,
      track(codec, { width, height }),
      ...(sound ? [track(sound, { width: 0, height: 0 })] : []),
      box('udta', box('\u00a9xyz', Buffer.from(place))),
    ),
    box('mdat', Buffer.alloc(2000, 7)),
  ])
}
