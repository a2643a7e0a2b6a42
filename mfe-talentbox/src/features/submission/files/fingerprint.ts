import { entryFingerprintBytes } from '@brightyard/contract/entities'

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It cannot be read.')))
    reader.readAsArrayBuffer(blob)
  })

/**
 * Tells files of the same name and size apart by both of their ends, however long they are. Nobody gains by two files with
 * the same one, so it needs no strength, which browsers have on secure pages alone.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const ends = [file.slice(0, entryFingerprintBytes), file.slice(-entryFingerprintBytes)]
  let one = 0xde_ad_be_ef
  let other = 0x41_c6_ce_57
  for (const end of ends)
    for (const byte of await bytesOf(end)) {
      one = Math.imul(one ^ byte, 2_654_435_761)
      other = Math.imul(other ^ byte, 1_597_334_677)
      one ^= other >>> 13
    }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
