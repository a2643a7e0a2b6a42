/** Twice what is kept, so that the server has something to choose from. */
const sideInPixels = 512

/**
 * The middle of a picture as a square in base64: small enough for every connection, whatever the camera made.
 * Throws where the browser cannot read the file as a picture.
 */
export async function squareOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, sideInPixels)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser cannot draw.')
  paper.fillStyle = '#fff' // behind what is transparent
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  const address = canvas.toDataURL('image/jpeg', 0.9)
  return address.slice(address.indexOf(',') + 1)
}
