import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, IconButton, LinkButton } from './button.tsx'
import { show } from '../testing/show.tsx'

test('a busy button keeps its focus, says that it works and ignores presses', async () => {
  const press = jest.fn()
  show(
    <Button busy onClick={press}>
      Pay
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(press).not.toHaveBeenCalled()
})

test('a busy submit button does not send the form', async () => {
  const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  show(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
})

test('a button does not submit its form by default', async () => {
  const send = jest.fn()
  show(
    <form onSubmit={send}>
      <Button>More</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(send).not.toHaveBeenCalled()
})

test('a link button is the link it is given, with the icons inside', () => {
  show(
    <LinkButton asChild startIcon={<svg data-icon="" />}>
      <a href="/shop">Shop</a>
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'Shop' })
  expect(link.getAttribute('href')).toBe('/shop')
  expect(link.getAttribute('type')).toBeNull()
  expect(link.querySelector('[data-icon]')).not.toBeNull()
  expect(link.className).toContain('by-button')
})

test('an icon button has a name', () => {
  show(
    <IconButton label="Open bag">
      <svg />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Open bag' })).toBeTruthy()
})
