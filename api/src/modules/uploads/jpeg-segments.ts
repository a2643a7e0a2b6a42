/** What decoders need: colours (JFIF, ICC, Adobe). All other parts for applications say who took it, where and with what. */
function isAboutColour(jpeg: Buffer, marker: number, from: number): boolean {
  if (marker === 0xe2) return jpeg.toString('latin1', from, from + 11) === 'ICC_PROFILE'
  return marker === 0xe0 || marker === 0xee
}

const isForApplications = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Where the pixels of a scan end: at a byte FF that is neither part of them nor a place to start again. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from)
  while (at !== -1) {
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = jpeg.indexOf(0xff, at + 1)
  }
  return jpeg.length
}

/** A JPEG with the same pixels and colours, and without what else was written into it or behind it. */
export function bareJpeg(jpeg: Buffer): Buffer {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === 0xd9) break
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const to = marker === 0xda ? endOfScan(jpeg, end) : end
    if (!isForApplications(marker) || isAboutColour(jpeg, marker, at + 4))
      kept.push(jpeg.subarray(at, to))
    at = to
  }
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])])
}
