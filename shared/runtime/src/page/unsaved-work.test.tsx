import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { unsavedWork, useUnsavedWork } from './unsaved-work.ts'

function Form({ dirty }: { dirty: boolean }) {
  const saved = useUnsavedWork(dirty)
  return <button onClick={saved}>Save</button>
}

const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

test('a changed form blocks leaving and closing the tab; an unchanged one does not', () => {
  const { rerender, unmount } = render(<Form dirty={false} />)
  expect(unsavedWork.isHeld()).toBe(false)
  expect(leaves()).toBe(true)
  rerender(<Form dirty />)
  expect(unsavedWork.isHeld()).toBe(true)
  expect(leaves()).toBe(false)
  unmount()
  expect(unsavedWork.isHeld()).toBe(false)
  expect(leaves()).toBe(true)
})

test('saved work is given free before the next render, once', () => {
  const ended = jest.fn()
  unsavedWork.whenEnded(ended)
  const { unmount } = render(<Form dirty />)
  fireEvent.click(screen.getByRole('button'))
  expect(unsavedWork.isHeld()).toBe(false)
  unmount()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('listeners are notified when the last of several leases ends', () => {
  const ended = jest.fn()
  unsavedWork.whenEnded(ended)
  const first = render(<Form dirty />)
  const second = render(<Form dirty />)
  first.unmount()
  expect(unsavedWork.isHeld()).toBe(true)
  expect(ended).not.toHaveBeenCalled()
  second.unmount()
  expect(ended).toHaveBeenCalledTimes(1)
})
