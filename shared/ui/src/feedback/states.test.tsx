import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SkeletonLines } from './skeleton-lines.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { show } from '../testing/show.tsx'

test('E-008: an empty panel says "No data found"', () => {
  show(<EmptyState />)
  expect(screen.getByText('No data found')).toBeTruthy()
})

test('E-008: an empty panel can have its own text', () => {
  show(<EmptyState title="No Kids Found" />)
  expect(screen.getByText('No Kids Found')).toBeTruthy()
  expect(screen.queryByText('No data found')).toBeNull()
})

test('E-019: loading shows six skeleton lines', () => {
  const { container } = show(<SkeletonLines />)
  expect(container.querySelectorAll('[data-skeleton-line]')).toHaveLength(6)
  expect(screen.getByText('Loading').closest('[aria-busy=true]')).not.toBeNull()
})

test('Q-044: a failure is read out, can be tried again, and leads to support with its reference', async () => {
  const retry = jest.fn()
  show(<ErrorState onRetry={retry} requestId="req-1" />)
  expect(screen.getByRole('alert').textContent).toContain('Support reference: req-1')
  expect(screen.getByRole('link', { name: 'req-1' })).toHaveProperty(
    'href',
    'http://localhost/support?reference=req-1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a failure without a way to retry offers none', () => {
  show(<ErrorState />)
  expect(screen.queryByRole('button')).toBeNull()
})
