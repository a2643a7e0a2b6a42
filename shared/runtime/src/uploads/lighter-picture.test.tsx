import { afterEach, expect, jest, test } from '@jest/globals'
import { lighterPicture } from './lighter-picture.ts'

const sizes: unknown[] = []
class Canvas {
  width: number
  height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    sizes.push([width, height])
  }
  getContext = () => ({ drawImage: () => {} })
  convertToBlob = async () => new Blob(['small'], { type: 'image/jpeg' })
}
const inBrowser = (picture: () => Promise<object>) =>
  Object.assign(globalThis, { OffscreenCanvas: Canvas, createImageBitmap: picture })
afterEach(() => {
  sizes.length = 0
  Object.assign(globalThis, { OffscreenCanvas: undefined, createImageBitmap: undefined })
})

const photo = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'kite.jpg', { type, lastModified: 7 })

test('a large photo is sent as large as it is needed, under its name', async () => {
  const close = jest.fn()
  inBrowser(async () => ({ width: 4800, height: 3000, close }))
  const lighter = await lighterPicture(photo(2_000_000))
  expect(sizes).toEqual([[2400, 1500]])
  expect([lighter.name, lighter.type]).toEqual(['kite.jpg', 'image/jpeg'])
  expect(lighter.size).toBeLessThan(100)
  expect(close).toHaveBeenCalled()
})

test('small photos, drawings and what cannot be read stay as they are', async () => {
  inBrowser(() => Promise.reject(new Error('no picture')))
  for (const file of [photo(1000), photo(2_000_000, 'image/png'), photo(2_000_000)])
    expect(await lighterPicture(file)).toBe(file)
  expect(sizes).toEqual([])
})

test('a browser that cannot make it smaller sends it whole', async () => {
  const file = photo(2_000_000)
  expect(await lighterPicture(file)).toBe(file)
})
