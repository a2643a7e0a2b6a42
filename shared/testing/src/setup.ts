import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals'
import { forgetLatest } from '@brightyard/runtime/host'
import { cleanup, configure } from '@testing-library/react'
import './browser-shims.ts'
import { network } from './network.ts'

// How long a busy machine may take; a condition that holds is seen at once.
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(90_000)

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  network.resetHandlers()
  forgetLatest()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => network.close())
