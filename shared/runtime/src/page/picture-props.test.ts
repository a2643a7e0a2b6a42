import { expect, test } from '@jest/globals'
import type { Picture } from '@brightyard/contract/entities'
import { pictureProps } from './picture-props.ts'

const picture: Picture = {
  src: '/p/kite.jpg',
  placeholder: '',
  alt: 'A red kite',
  width: 480,
  height: 360,
  avif: '/p/kite.avif 1x, /p/kite@2x.avif 2x',
  webp: '/p/kite.webp 1x',
  jpeg: '/p/kite.jpg 1x, /p/kite@2x.jpg 2x',
}

test('a picture has the addresses of its formats by density', () => {
  expect(pictureProps(picture)).toEqual({
    src: {
      avif: { x1: '/p/kite.avif', x2: '/p/kite@2x.avif' },
      webp: { x1: '/p/kite.webp' },
      jpeg: { x1: '/p/kite.jpg', x2: '/p/kite@2x.jpg' },
    },
    alt: 'A red kite',
    width: 480,
    height: 360,
  })
})

test('a sharp picture has its highest resolution on every screen', () => {
  expect(pictureProps(picture, { sharp: true }).src).toEqual({
    avif: { x1: '/p/kite@2x.avif' },
    webp: { x1: '/p/kite.webp' },
    jpeg: { x1: '/p/kite@2x.jpg' },
  })
})

test('a picture of one address is that address', () => {
  const { src } = pictureProps({ ...picture, avif: '', webp: '', jpeg: '' })
  expect(src).toEqual({ jpeg: { x1: '/p/kite.jpg' } })
})

test('without a picture its place is kept for the placeholder', () => {
  expect(pictureProps(null)).toEqual({ alt: '', width: 480, height: 360 })
})
