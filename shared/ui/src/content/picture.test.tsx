import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Picture } from './picture.tsx'
import { placeholderEvent } from './placeholder-event.ts'
import { show } from '../testing/show.tsx'

const source = (name: string) => ({ x1: `/p/${name}`, x2: `/p/2x-${name}` })
const all = { avif: source('a.avif'), webp: source('a.webp'), jpeg: source('a.jpg') }

const shown = (alt: string) => screen.getByAltText<HTMLImageElement>(alt)

test.each([
  ['avif where the browser can', all, ['image/avif', 'image/webp'], '/p/a.jpg'],
  ['webp where there is no avif', { webp: all.webp, jpeg: all.jpeg }, ['image/webp'], '/p/a.jpg'],
  ['the default where there is neither', { jpeg: all.jpeg }, [], '/p/a.jpg'],
] as const)('L-034: a picture offers %s, in this order', (_, src, types, fallback) => {
  const { container } = show(<Picture src={src} alt="Kites" width={480} height={360} />)
  const offered = [...container.querySelectorAll('source')].map((element) => element.type)
  expect(offered).toEqual(types)
  expect(shown('Kites').getAttribute('src')).toBe(fallback)
})

test('L-032: a picture has files of densities 1 and 2, and the browser takes what its place needs', () => {
  const { container } = show(<Picture src={all} alt="Kites" width={480} height={360} />)
  const avif = container.querySelector('source')
  expect(avif?.getAttribute('srcset')).toBe('/p/a.avif 480w, /p/2x-a.avif 960w')
  expect(avif?.getAttribute('sizes')).toBe('min(100vw, 480px)')
  expect(shown('Kites').getAttribute('srcset')).toBe('/p/a.jpg 480w, /p/2x-a.jpg 960w')
  expect(shown('Kites').getAttribute('sizes')).toBe('min(100vw, 480px)')
})

test('the browser’s own pages ask for no picture from the head, which a page that is not shown would not use', () => {
  show(<Picture src={all} alt="Kites" width={480} height={360} priority sizes="88vw" />)
  expect(shown('Kites').getAttribute('sizes')).toBe('88vw')
  expect(document.querySelector('link[rel="preload"]')).toBeNull()
})

test('phones have one file of the first picture', () => {
  show(<Picture src={all} alt="Kites" width={640} height={480} priority sizes="88vw" />)
  const [phones] = document.querySelectorAll('source')
  expect(phones?.media).toBe('(max-width: 767px)')
  expect(phones?.srcset).toBe(`${all.avif.x1} 640w`)
})

test.each([
  ['too small for a phone’s width', { width: 280, priority: true }],
  ['below the first screen', { width: 640, priority: false }],
])('a picture that is %s has no file of its own for phones', (_what, { width, priority }) => {
  show(<Picture src={all} alt="Kites" width={width} height={210} priority={priority} />)
  expect(document.querySelector('source[media]')).toBeNull()
})

test('L-032: without an address the placeholder event picture is shown', () => {
  show(<Picture alt="Clay Saturday" width={480} height={360} />)
  expect(shown('Clay Saturday').getAttribute('src')).toBe(placeholderEvent)
})

test('L-032 Q-038: a picture loads late and keeps its place', () => {
  show(<Picture src="/p/a.jpg" alt="Kites" width={480} height={360} />)
  const picture = shown('Kites')
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(picture.getAttribute('width')).toBe('480')
  expect(picture.getAttribute('height')).toBe('360')
})

test('the largest picture of the first screen comes first', () => {
  show(<Picture src="/p/a.jpg" alt="Kites" width={480} height={360} priority />)
  expect(shown('Kites').getAttribute('loading')).toBe('eager')
  expect(shown('Kites').getAttribute('fetchpriority')).toBe('high')
})
