import sharp from 'sharp'
import { kindOf } from './file-kind.ts'

/** Y-021: a small file can hold a picture that fills the memory. */
const mostPixels = 50_000_000
const leastSide = 50

/** The avatar preset of spec §9 and its double. */
export interface SquarePicture {
  small: Buffer
  large: Buffer
}

/**
 * Draws a picture anew as squares of 50 and 100 pixels, JPEG. Nothing of the file but its pixels is kept: no place
 * where it was taken, no other file behind it. Null for what is not a whole JPEG, PNG or WebP.
 */
export async function squarePicture(bytes: Buffer): Promise<SquarePicture | null> {
  const kind = kindOf(bytes)
  if (kind !== 'jpg' && kind !== 'png' && kind !== 'webp') return null
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    const { width, height } = await image.metadata()
    if (width < leastSide || height < leastSide) return null
    const upright = await image.autoOrient().flatten({ background: '#ffffff' }).toBuffer()
    const square = (side: number) =>
      sharp(upright, { limitInputPixels: mostPixels })
        .resize(side, side, { fit: 'cover', position: 'attention' })
        .jpeg({ quality: 84 })
        .toBuffer()
    return { small: await square(50), large: await square(100) }
  } catch {
    return null // a file that only begins like a picture
  }
}
