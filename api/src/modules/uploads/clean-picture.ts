import sharp from 'sharp'

/** A small file can decode to a picture that fills the memory. */
export const maxMegapixels = 50

const limits = {
  limitInputPixels: maxMegapixels * 1e6,
  failOn: 'warning',
  sequentialRead: true,
} as const

/**
 * The picture, encoded anew and upright: only its pixels survive. No place where it was taken, no thumbnail, no file
 * hidden behind it, and of an animation its first frame. Null where it is broken or decodes to more than fifty
 * million pixels.
 */
export async function cleanPicture(bytes: Buffer, kind: 'jpg' | 'png'): Promise<Buffer | null> {
  try {
    const upright = sharp(bytes, limits).autoOrient()
    return await (kind === 'jpg' ? upright.jpeg({ quality: 90 }) : upright.png()).toBuffer()
  } catch {
    return null // only the start of the file is a picture
  }
}

/** Wide enough for a column of text on a fine screen. */
const longestSide = 1600

/** The same for pages: no larger than they show it, in the format that all browsers of today read. */
export async function webPicture(bytes: Buffer) {
  try {
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { clean: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** How many megapixels a picture has, where these are too many; null for all others, and for what is no picture. */
export async function tooManyMegapixels(bytes: Buffer): Promise<number | null> {
  try {
    // The head of the file alone: nothing is unpacked.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const megapixels = (width * height) / 1e6
    return megapixels > maxMegapixels ? Math.ceil(megapixels) : null
  } catch {
    return null
  }
}
