import { expect, test } from '@jest/globals'
import { badgeText, CountBadge } from './count-badge.tsx'
import { show } from '../testing/show.tsx'

test.each([
  [1, '1'],
  [5, '5'],
  [6, '5+'],
  [99, '5+'],
])('H-048 V-011 L-001 Z-042: a badge for %i shows %s', (count, text) => {
  const { container } = show(<CountBadge count={count} />)
  expect(container.textContent).toBe(text)
})

test.each([0, -1])('H-049: a badge for %i is not rendered', (count) => {
  const { container } = show(<CountBadge count={count} />)
  expect(container.querySelector('span')).toBeNull()
  expect(badgeText(count)).toBeUndefined()
})

test('a badge says what it counts', () => {
  const { container } = show(<CountBadge count={7} label="unread notifications" />)
  expect(container.textContent).toBe('5+ unread notifications')
})
