/** What jsdom lacks and Chakra or our pages ask for. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const shims = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (query: string) => ({
    media: query,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
}

for (const [name, value] of Object.entries(shims)) {
  if (!(name in globalThis) || name === 'matchMedia') {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
}

// Tests of server rendering run in plain Node, where there are no elements.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollTo ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
}
globalThis.scrollTo = () => {}
performance.getEntriesByType ??= () => []
// Node's own takes none of jsdom's files.
URL.createObjectURL = () => 'blob:file'
URL.revokeObjectURL = () => {}

// A channel between tabs must not keep the test process alive.
const TabChannel = globalThis.BroadcastChannel
globalThis.BroadcastChannel = class extends TabChannel {
  constructor(name: string) {
    super(name)
    ;(this as unknown as { unref?: () => void }).unref?.()
  }
}

// The test environment has Node's FormData, which cannot read a form; React reads one when a submit navigates.
const PlainFormData = globalThis.FormData
globalThis.FormData = class extends PlainFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const unchecked =
        field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) && !field.checked
      if (field.name && !field.disabled && !unchecked) this.append(field.name, field.value)
    }
  }
}
