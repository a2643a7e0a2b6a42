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

Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
globalThis.scrollTo = () => {}
