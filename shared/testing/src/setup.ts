import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals'
import { forgetLatest } from '@brightyard/runtime/host'
import { cleanup, configure } from '@testing-library/react'
import './browser-shims.ts'
import { network } from './network.ts'

// How long a busy machine may take; a condition that holds is seen at once.
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(90_000)

/** Calls that nobody has announced: a page may pass over one in silence, a test does not. */
const unannounced: string[] = []
beforeAll(() =>
  network.listen({
    onUnhandledRequest({ method, url }, print) {
      unannounced.push(`${method} ${url}`)
      print.error()
    },
  }),
)
afterEach(() => {
  cleanup()
  const calls = unannounced.splice(0)
  network.resetHandlers()
  forgetLatest()
  if (typeof document !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  if (calls.length > 0) throw new Error(`The test did not expect these calls:\n${calls.join('\n')}`)
})
afterAll(() => network.close())
