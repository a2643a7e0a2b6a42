import { expect, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import retryShared from '../client/retry-shared.mjs'

test('E-022: a library that did not come once is fetched again', async () => {
  let attempts = 0
  const { loadShare } = createInstanceOf(() => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('cut off')) : Promise.resolve(() => 'library')
  })
  await expect(loadShare()).rejects.toThrow('cut off')
  expect(await loadShare()).toBe('library')
  expect(await loadShare()).toBe('library')
  expect(attempts).toBe(2)
})

function createInstanceOf(get: () => Promise<() => string>) {
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shared: {
      library: { version: '1.0.0', get, shareConfig: { singleton: true, requiredVersion: '^1' } },
    },
    plugins: [retryShared()],
  })
  return {
    loadShare: async () => {
      const factory = await instance.loadShare<string>('library')
      return factory && factory()
    },
  }
}
