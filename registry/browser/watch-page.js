/**
 * Runs in a page of a trial before everything else. Remembers what the browser provides, and tells at the end what the
 * page did to it: `__brightyardTrial()`.
 */
{
  const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect
  const { is } = Object
  const nameOf = (key) => (typeof key === 'symbol' ? key.toString() : key)

  /** Namespaces and objects of the page that scripts like to patch, besides everything that can be constructed. */
  const instances = { document, history, navigator, location, performance, screen }

  /** Every built-in object by name, with the descriptors of its own properties. */
  const record = new Map()
  const remember = (name, object) => {
    const properties = new Map()
    for (const key of ownKeys(object)) properties.set(key, getOwnPropertyDescriptor(object, key))
    record.set(name, { object, properties, isInstance: name in instances })
  }
  const workers = []
  if (globalThis.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = function register(script) {
      workers.push(new URL(script, location.href).pathname)
      return new Promise(() => {})
    }
  }
  for (const key of ownKeys(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, key)?.value
    const isObject = typeof value === 'object' && value !== null
    if (typeof value !== 'function' && !isObject) continue
    if (value === globalThis) continue
    remember(nameOf(key), value)
    if (typeof value === 'function' && value.prototype) {
      remember(`${nameOf(key)}.prototype`, value.prototype)
    }
  }
  for (const [name, object] of Object.entries(instances)) remember(name, object)
  const initialGlobals = new Map()
  for (const key of ownKeys(globalThis)) {
    initialGlobals.set(key, getOwnPropertyDescriptor(globalThis, key))
  }

  const isSame = (before, now) =>
    now !== undefined &&
    is(before.value, now.value) &&
    is(before.get, now.get) &&
    is(before.set, now.set)

  /** Names of what was replaced, removed or added to. */
  function changedBuiltIns() {
    const changed = []
    for (const [name, { object, properties, isInstance }] of record) {
      for (const [key, before] of properties) {
        // Methods and accessors; plain values of the page’s own objects may change.
        if (isInstance && typeof before.value !== 'function' && !before.get) continue
        if (!isSame(before, getOwnPropertyDescriptor(object, key))) {
          changed.push(`${name}.${nameOf(key)}`)
        }
      }
      for (const key of ownKeys(object)) {
        const shadows = !isInstance || key in Object.getPrototypeOf(object)
        if (!properties.has(key) && shadows) changed.push(`${name}.${nameOf(key)}`)
      }
    }
    for (const [key, before] of initialGlobals) {
      const isFixed = typeof before.value === 'function' || before.get !== undefined
      if (isFixed && !isSame(before, getOwnPropertyDescriptor(globalThis, key))) {
        changed.push(nameOf(key))
      }
    }
    return changed
  }

  const newGlobals = () =>
    ownKeys(globalThis)
      .filter((key) => !initialGlobals.has(key) && key !== '__brightyardTrial')
      .map(nameOf)

  function styleRules() {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    return sheets.flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText)
      } catch {
        return []
      }
    })
  }

  const attributesOf = ({ nodeName, attributes }) =>
    [...attributes].map(({ name, value }) => `${nodeName.toLowerCase()} ${name}="${value}"`)

  const tasks = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })

  defineProperty(globalThis, '__brightyardTrial', {
    enumerable: false,
    value: () => ({
      changed: changedBuiltIns().slice(0, 50),
      globals: newGlobals().slice(0, 200),
      rules: styleRules().slice(0, 3000),
      attributes: [...attributesOf(document.documentElement), ...attributesOf(document.body)],
      workers,
      longestTaskMs: Math.max(
        0,
        ...[...tasks, ...observer.takeRecords()].map(({ duration }) => Math.round(duration)),
      ),
      title: document.title,
    }),
  })
}
