import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@brightyard/testing'
import { UiProvider } from '@brightyard/ui/provider'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A page whose loader the test ends. */
function open() {
  let finish = () => {}
  const router = createMemoryRouter(
    [
      { path: '/', Component: LoadingBar },
      {
        path: '/slow',
        Component: LoadingBar,
        loader: () =>
          new Promise((resolve) => {
            finish = () => resolve(null)
          }),
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  const pass = (milliseconds: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds)
    })
  return { router, pass, finish: () => finish() }
}

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' })

test('L-019, W-008: a navigation shows the bar after 200 ms, until the page is there', async () => {
  const { router, pass, finish } = open()
  act(() => void router.navigate('/slow'))
  await pass(199)
  expect(bar()).toBeNull()
  await pass(2)
  expect(bar()).toBeVisible()
  expect(getComputedStyle(bar() as Element).animation).toContain('5000ms')
  finish()
  await pass(1)
  expect(bar()).toBeNull()
})

test('L-019: a navigation faster than 200 ms shows no bar', async () => {
  const { router, pass, finish } = open()
  act(() => void router.navigate('/slow'))
  await pass(150)
  finish()
  await pass(1000)
  expect(router.state.location.pathname).toBe('/slow')
  expect(bar()).toBeNull()
})
