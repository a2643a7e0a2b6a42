import { constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'

const compressible = /\.(js|css|svg|webmanifest)$/

/** `.br` and `.gz` next to every text file that a browser may request. */
export const compressedSiblings = () => [
  new CompressionPlugin<{ params: Record<number, number> }>({
    test: compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    threshold: 512,
    minRatio: 0.95,
  }),
  new CompressionPlugin({
    test: compressible,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    threshold: 512,
    minRatio: 0.95,
  }),
]
