import { deviceDetected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { afterEach, expect, jest, test } from '@jest/globals'
import { detectDevice } from './detect-device.ts'

type Listener = () => void
/** A window of this width on a screen of this density, which shows these formats. */
function aBrowser(width: number, density: number, formats: readonly string[]) {
  const screen = { width, density }
  const listeners: Listener[] = []
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const wide = /max-width: ([\d.]+)px/.exec(query)?.[1]
    const matches = () => (wide ? screen.width <= Number(wide) : screen.density >= 2)
    return {
      get matches() {
        return matches()
      },
      addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    } as unknown as MediaQueryList
  })
  Object.defineProperty(globalThis, 'innerWidth', { get: () => screen.width, configurable: true })
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    const isShown = formats.some((format) => this.src.startsWith(`data:image/${format};`))
    return isShown ? Promise.resolve() : Promise.reject(new Error('The format is unknown.'))
  }
  return (change: Partial<typeof screen>) => {
    Object.assign(screen, change)
    for (const listener of listeners) listener()
  }
}
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  [1, false],
  [1.99, false],
  [2, true],
  [3, true],
])('L-024, Z-056: with %s device pixels for each CSS pixel retina is %s', async (density, is) => {
  aBrowser(1280, density, ['webp'])
  await detectDevice()
  expect(channel(deviceDetected).latest()).toMatchObject({ is_retina: is })
})

test.each([
  [['avif', 'webp'], 'avif'],
  [['webp'], 'webp'],
  [[], 'jpeg'],
])('Z-056: a browser that shows %j gets %s', async (formats, image_type) => {
  aBrowser(1280, 1, formats)
  await detectDevice()
  expect(channel(deviceDetected).latest()).toMatchObject({ image_type })
})

test('D-015, Z-056: width and phone layout follow the window', async () => {
  const change = aBrowser(1280, 1, ['webp'])
  await detectDevice()
  expect(channel(deviceDetected).latest()).toMatchObject({ width: 1280, is_mobile: false })
  change({ width: 390 })
  expect(channel(deviceDetected).latest()).toMatchObject({ width: 390, is_mobile: true })
})
