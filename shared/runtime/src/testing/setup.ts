import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { forgetLatest } from '../channels/channel.ts'
import { network } from './network.ts'

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  network.resetHandlers()
  forgetLatest()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => network.close())
