import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { show } from '../testing/show.tsx'
import {
  CancelOrderDialog,
  Dialog,
  dismissToast,
  Menu,
  MenuItem,
  showToast,
  Toaster,
} from './index.ts'
import { toastStore } from './toast-store.ts'

afterEach(() => {
  jest.restoreAllMocks()
  act(() => toastStore.remove())
})

function Question() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove Asha?"
        footer={<Button>Yes</Button>}
      >
        Her drawings stay.
      </Dialog>
    </>
  )
}

test('K-015: a dialog has a name, which has the focus first, and gives focus back when Escape closes it', async () => {
  // jsdom lays nothing out, and what has no place cannot take the focus.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  show(<Question />)
  const opener = screen.getByRole('button', { name: 'Remove' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Remove Asha?' })
  // Its title, not the cross.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Asha?'))
  await userEvent.tab()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

function Photo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A kiln" closesOnBack />
    </>
  )
}

test("the browser's Back closes a picture, and the page beneath it never hears of it", async () => {
  const navigated = jest.fn()
  window.addEventListener('popstate', navigated)
  history.replaceState({ key: 'gallery' }, '', '/media-gallery')
  show(<Photo />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
  await screen.findByRole('dialog', { name: 'A kiln' })
  expect(history.state).toMatchObject({ key: 'gallery' })
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([location.pathname, history.state]).toEqual(['/media-gallery', { key: 'gallery' }])

  // Closed in another way, it leaves nothing behind to go back through.
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
  await screen.findByRole('dialog', { name: 'A kiln' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(history.state).toEqual({ key: 'gallery' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(navigated).not.toHaveBeenCalled()
  window.removeEventListener('popstate', navigated)
})

test('a menu opens by keyboard and reports the choice', async () => {
  const choose = jest.fn()
  show(
    <Menu trigger={<Button>Asha</Button>} onSelect={choose}>
      <MenuItem value="profile">Profile</MenuItem>
      <MenuItem value="out">Sign out</MenuItem>
    </Menu>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Profile' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(choose).toHaveBeenCalled())
})

test('L-018: at most 20 toasts, newest first; the 21st pushes out the oldest', () => {
  const told: unknown[] = []
  const stop = toastStore.subscribe((toast: unknown) => told.push(toast))
  const ids = Array.from({ length: 21 }, (_, index) => showToast({ title: `Message ${index + 1}` }))
  stop()
  const visible = toastStore.getVisibleToasts().map((toast) => toast.title)
  expect(visible).toHaveLength(20)
  expect(visible[0]).toBe('Message 21')
  expect(visible.at(-1)).toBe('Message 2')
  expect(told).toContainEqual({ id: ids[0], dismiss: true })
})

test('W-010: a toast is announced and can be closed by keyboard', async () => {
  show(<Toaster />)
  act(() => void showToast({ title: 'Added to your bag', tone: 'success', duration: 100_000 }))
  const title = await screen.findByText('Added to your bag')
  expect(title.closest('[aria-live]') ?? title.closest('[role=status]')).not.toBeNull()
  const close = screen.getByRole('button', { name: 'Close message' })
  close.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Added to your bag')).toBeNull())
})

test('a toast can be taken away', async () => {
  show(<Toaster />)
  let id = ''
  act(() => {
    id = showToast({ title: 'Saving', duration: 100_000 })
  })
  await screen.findByText('Saving')
  act(() => dismissToast(id))
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
})

test('before an order is cancelled the focus is at the reason, which is passed on', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100) // only what is visible takes focus
  const cancel = jest.fn()
  show(
    <CancelOrderDialog
      open
      onClose={() => {}}
      refund="₹100"
      couponCode="KITE10"
      busy={false}
      error={null}
      onConfirm={cancel}
    />,
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
  expect(dialog.textContent).toContain('₹100 will be refunded to your original payment method.')
  expect(dialog.textContent).toContain('Coupon KITE10 can be used again.')
  const reason = screen.getByLabelText(/Why are you cancelling/)
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await userEvent.keyboard('Too large')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
  expect(cancel).toHaveBeenCalledWith('Too large')
})
