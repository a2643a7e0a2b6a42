const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...content: Buffer[]) => {
  const inner = Buffer.concat(content)
  return Buffer.concat([u32(inner.length + 8), Buffer.from(type, 'latin1'), inner])
}

/** A film of twelve seconds and that many bytes, as a server reads it: whole in its parts, with nothing to see. */
export function filmOf(bytes: number): Buffer {
  const sample = (name: string) =>
    box('stsd', Buffer.alloc(4), u32(1), u32(16), Buffer.from(name, 'latin1'))
  const track = (name: string, width: number, height: number) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(76), u32(width << 16), u32(height << 16)),
      box('mdia', box('minf', box('stbl', sample(name)))),
    )
  const movie = box(
    'moov',
    box('mvhd', Buffer.alloc(12), u32(1000), u32(12_000), Buffer.alloc(80)),
    track('avc1', 640, 360),
    track('mp4a', 0, 0),
  )
  const head = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1')), movie])
  return Buffer.concat([head, box('mdat', Buffer.alloc(bytes - head.length - 8, 7))])
}
