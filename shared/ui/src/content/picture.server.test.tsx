/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '../provider.tsx'
import { Picture } from './picture.tsx'

const source = (name: string) => ({ x1: `/p/${name}`, x2: `/p/2x-${name}` })

const linkOf = (width: number) => {
  const html = renderToString(
    <UiProvider>
      <Picture
        src={{ avif: source('a.avif'), jpeg: source('a.jpg') }}
        alt="Kites"
        width={width}
        height={360}
        priority
        sizes="88vw"
      />
    </UiProvider>,
  )
  return /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
}

test('the picture that is asked for from the head is the one that its place needs', () => {
  expect(linkOf(320)).toContain('imageSizes="88vw"')
  expect(linkOf(320)).toContain('imageSrcSet="/p/a.avif 320w, /p/2x-a.avif 640w"')
  expect(linkOf(320)).not.toContain('media=')
})

test('phones have one file of the first picture, which the head asks for in wider windows alone', () => {
  expect(linkOf(640)).toContain('media="(min-width: 768px)"')
})
