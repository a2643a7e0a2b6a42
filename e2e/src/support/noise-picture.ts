import type { Page } from '@playwright/test'

/** A picture of noise, which comes in two parts. */
export const noisePicture = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600)
    const context = canvas.getContext('2d')
    const pixels = new ImageData(900, 600)
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536))
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
    context?.putImageData(pixels, 0, 0)
    const encoded = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return Array.from(encoded, (byte) => String.fromCharCode(byte)).join('')
  })
  return Buffer.from(bytes, 'latin1')
}
