/**
 * A library of the host that did not come, as when the connection was lost, is fetched again the next time: the
 * federation runtime keeps the rejected promise, and no page that uses the library would load until a reload.
 *
 * Library: @module-federation/runtime-core 2.9.2. Upstream: module-federation/core pull request 5068.
 * May go when: its test passes without it.
 */
export default () => ({
  name: 'retry-shared',
  beforeRegisterShare(registration) {
    const { shared } = registration
    const { get } = shared
    if (get)
      shared.get = function () {
        const factory = get()
        if (factory instanceof Promise) factory.catch(() => (this.loading = undefined))
        return factory
      }
    return registration
  },
})
