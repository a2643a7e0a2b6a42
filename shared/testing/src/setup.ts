import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { forgetLatest } from '@brightyard/runtime/host'
import './browser-shims.ts'
import { network } from './network.ts'

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
