import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** In order of preference. */
export const encodings: readonly { name: Encoding; suffix: string }[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

const compressible = /\.(js|mjs|cjs|json|css|html|svg|txt|xml|map|webmanifest|ico|ttf|otf)$/

/** Whether a file is also stored compressed. */
export const isCompressible = (file: string) => compressible.test(file)

/** Above this size the best level takes seconds and saves almost nothing. */
const largeInBytes = 2_000_000

export function pack(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 9 })
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > largeInBytes ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Null when it is broken or exceeds the expected size. */
export function unpack(bytes: Buffer, encoding: Encoding, expectedBytes: number): Buffer | null {
  // To zlib a limit of 0 means none; one byte more than expected is enough to detect a difference.
  const limit = { maxOutputLength: expectedBytes + 1 }
  try {
    return encoding === 'br' ? brotliDecompressSync(bytes, limit) : gunzipSync(bytes, limit)
  } catch {
    return null
  }
}
