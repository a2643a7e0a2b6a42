import sharp from 'sharp'
import { kindOf } from './file-kind.ts'

/** A small file can decode to a picture that fills the memory. */
const maxPixels = 50_000_000
const leastSide = 50

/** The specified avatar size and its double. */
export interface SquarePicture {
  small: Buffer
  large: Buffer
}

/**
 * Re-encodes a picture as squares of 50 and 100 pixels, JPEG. Only the pixels survive: no location, no hidden
 * file behind them. Null for anything but a complete JPEG, PNG or WebP.
 */
export async function squarePicture(bytes: Buffer): Promise<SquarePicture | null> {
  const kind = kindOf(bytes)
  if (kind !== 'jpg' && kind !== 'png' && kind !== 'webp') return null
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    const { width, height } = await image.metadata()
    if (width < leastSide || height < leastSide) return null
    const upright = await image.autoOrient().flatten({ background: '#ffffff' }).toBuffer()
    const square = (side: number) =>
      sharp(upright, { limitInputPixels: maxPixels })
        .resize(side, side, { fit: 'cover', position: 'attention' })
        .jpeg({ quality: 84 })
        .toBuffer()
    return { small: await square(50), large: await square(100) }
  } catch {
    return null // only the start of the file is a picture
  }
}
