import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@brightyard/ui/provider'
import { checkConnection, followConnection } from './connection.ts'
import { ConnectionBanner } from './connection-banner.tsx'

let answers = true
const asked = jest.fn()
let isOnline = true

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked(address)
    return answers ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('away'))
  })
  render(
    <UiProvider>
      <MemoryRouter>
        <ConnectionBanner />
      </MemoryRouter>
    </UiProvider>,
  )
})
afterEach(async () => {
  answers = true
  isOnline = true
  await act(checkConnection)
  jest.restoreAllMocks()
})
const gone = () => waitFor(() => expect(screen.queryByText(/You see what was loaded/)).toBeNull())

test('E-022: a device without network says so until the site itself answers, and promises no saved pages', async () => {
  followConnection()
  isOnline = false
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You are offline\. You see what was loaded last\./)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(asked).not.toHaveBeenCalled()

  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await gone()
  expect(asked).toHaveBeenCalledWith('/healthz')
})

test('E-022: a site that does not answer is told from a missing network', async () => {
  answers = false
  await act(checkConnection)
  expect(screen.getByText(/^We cannot reach Brightyard at the moment\./)).toBeDefined()
  answers = true
  await act(checkConnection)
  await gone()
})
