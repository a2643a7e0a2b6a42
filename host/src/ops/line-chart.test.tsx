import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { LineChart } from './line-chart.tsx'

let sizes: { mockRestore: () => void }
beforeEach(() => {
  // This DOM lays nothing out.
  sizes = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 320, 128))
})
afterEach(() => sizes.mockRestore())

const draw = (values: readonly (number | null)[], top = 400) =>
  render(
    <LineChart
      from={0}
      to={40}
      points={values.map((value, index) => ({ at: index * 10, value }))}
      top={top}
      format={(value) => `${value} ms`}
    />,
  ).container

const lineOf = (container: HTMLElement) =>
  container.querySelector('.recharts-line-curve')?.getAttribute('d') ?? ''

test('the line rises with the value and breaks where nothing was measured', () => {
  const container = draw([100, 300, null, 200, 400])
  const [before = '', after = '', ...more] = lineOf(container).split('M').filter(Boolean)
  expect(more).toEqual([])
  const heights = (part: string) => part.split('L').map((point) => Number(point.split(',')[1]))
  const [low = 0, high = 0] = heights(before)
  expect(high).toBeLessThan(low)
  expect(heights(after)).toHaveLength(2)
  expect(container.querySelectorAll('.recharts-line-dot')).toHaveLength(4)
})

test('the axis names the value at the upper edge, and nothing moves or takes focus', () => {
  const container = draw([100, 400])
  expect(container).toHaveTextContent('400 ms')
  expect(container.querySelector('[tabindex="0"]')).toBeNull()
  expect(lineOf(container)).not.toBe('')
})

test('where all is zero, zero is the only value that the axis names', () => {
  const container = draw([0, 0], 0)
  expect(container.textContent).toBe('0\u00a0ms')
  const heights = lineOf(container).match(/,(\d+)/g) ?? []
  expect(new Set(heights).size).toBe(1)
})
