import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show } from '../testing/show.tsx'
import { CopyableCode } from './copyable-code.tsx'

test('S-014: a code is copied by its button, which says so', async () => {
  const user = userEvent.setup()
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  show(<CopyableCode label="Order code" code="BY-7F3K" />)
  await user.click(screen.getByRole('button', { name: 'Copy order code' }))
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status')
  expect(written).toHaveBeenCalledWith('BY-7F3K')
})

test('S-014: where copying is not allowed, it is said how else', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  show(<CopyableCode label="Order code" code="BY-7F3K" />)
  await user.click(screen.getByRole('button', { name: 'Copy order code' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/by hand/)
})
