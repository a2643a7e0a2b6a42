import sharp from 'sharp'

/** A small file can decode to a picture that fills the memory. */
const limits = { limitInputPixels: 50_000_000, failOn: 'warning', sequentialRead: true } as const

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
