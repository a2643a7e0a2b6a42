import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { PictureStore } from './picture-store.ts'

test('pictures have the promised sizes and formats, and are made once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-media-'))
  try {
    const pictures = new PictureStore()
    const picture = pictures.order(
      { layout: 'product', area: 'shop', icons: ['star'], seed: 'one' },
      'A star',
    )
    const avatar = pictures.orderAvatar({ icons: ['star'] }, 'one')
    expect(await pictures.make(folder, () => undefined)).toBe(2)
    const sizeOf = async (address: string) => {
      const { width, height, format } = await sharp(
        join(folder, address.replace('/media/', '')),
      ).metadata()
      return [width, height, format]
    }
    const second = picture.webp.split(', ')[1]?.split(' ')[0] ?? ''
    expect(await sizeOf(picture.src)).toEqual([picture.width, picture.height, 'jpeg'])
    expect(await sizeOf(second)).toEqual([picture.width * 2, picture.height * 2, 'webp'])
    expect(await sizeOf(avatar)).toEqual([50, 50, 'jpeg'])
    expect(readdirSync(folder)).toHaveLength(5)
    expect(await pictures.make(folder, () => undefined)).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
