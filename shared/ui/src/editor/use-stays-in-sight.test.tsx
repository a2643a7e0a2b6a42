import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useStaysInSight } from './use-stays-in-sight.ts'

function Bar({ heightInPx }: { heightInPx: number }) {
  const [ref, position] = useStaysInSight()
  const measured = (bar: HTMLElement | null) => {
    if (bar) Object.defineProperty(bar, 'offsetHeight', { value: heightInPx })
    return ref(bar)
  }
  return <header ref={measured} style={{ position }} />
}

test.each([
  [120, 'sticky'],
  [260, 'static'],
] as const)('W-007: a bar of %d px in a window of 768 is %s', (heightInPx, position) => {
  Object.assign(window, { innerHeight: 768 })
  render(<Bar heightInPx={heightInPx} />)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(screen.getByRole('banner').style.position).toBe(position)
})

test('messages stand below the bar as long as it is there', () => {
  const { style } = document.documentElement
  const { unmount } = render(<Bar heightInPx={120} />)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(style.getPropertyValue('--toasts-top')).toBe('calc(120px + 0.75rem)')
  unmount()
  expect(style.getPropertyValue('--toasts-top')).toBe('')
})
