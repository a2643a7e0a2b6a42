/** Larger pictures are worth the work; in bytes. */
const worthIt = 1_500_000
/** In pixels: more than any page shows, and enough to read a photographed page. */
const longestSide = 2400

/** A photo as large as it is needed, so that a slow line sends it soon; the same file where nothing is gained. */
export async function lighterPicture(file: File): Promise<File> {
  const isPhoto = file.type === 'image/jpeg' && file.size > worthIt
  if (!isPhoto || typeof OffscreenCanvas === 'undefined') return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round)
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    const { name, lastModified } = file
    return blob.size < file.size ? new File([blob], name, { type: blob.type, lastModified }) : file
  } catch {
    return file // the server looks at it, and says what is wrong
  }
}
