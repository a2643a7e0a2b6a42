import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { cleanPicture, maxMegapixels, tooManyMegapixels } from './clean-picture.ts'
import { brokenPictures } from './sample-files.ts'

/** Wide, red on its left, taken lying on the side at a place that its data names. */
const taken = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#f00' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Orientation: '6', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    })

test.each(['jpg', 'png'] as const)(
  'V-015: a %s loses its place and stands upright',
  async (kind) => {
    const picture = kind === 'jpg' ? taken().jpeg() : taken().png()
    const bytes = await picture.withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const clean = await cleanPicture(Buffer.concat([bytes, Buffer.from('<script>')]), kind)
    if (!clean) throw new Error('The picture was refused.')
    const { width, height, exif, orientation, format } = await sharp(clean).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 80 })
    expect(format).toBe(kind === 'jpg' ? 'jpeg' : 'png')
    expect(clean.includes('GPS') || clean.includes('Camera') || clean.includes('<script>')).toBe(
      false,
    )
    const [red = 0, , blue = 0] = await sharp(clean)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  },
)

test('V-015: broken pictures and those of too many pixels are refused', async () => {
  for (const [name, bytes] of await brokenPictures()) {
    if (!/cut|html|many pixels/.test(name)) continue
    expect([name, await cleanPicture(bytes, name.includes('jpeg') ? 'jpg' : 'png')]).toEqual([
      name,
      null,
    ])
  }
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

test('T-009: a picture with too many pixels is told from a broken one', async () => {
  const large = await blank(100, 100)
  // The head of the file says how large it is: 9000 by 7000.
  large.writeUInt32BE(9000, 16)
  large.writeUInt32BE(7000, 20)
  expect(maxMegapixels).toBe(50)
  expect(await tooManyMegapixels(await blank(40, 30))).toBeNull()
  expect(await tooManyMegapixels(Buffer.from('no picture'))).toBeNull()
  expect(await tooManyMegapixels(large)).toBe(63)
})
