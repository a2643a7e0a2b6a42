/**
 * Loads a release's container as a federation host does, in a realm with stand-ins for a browser: the entry is evaluated,
 * the container initialised, and every module taken from it. Runs in an isolated process, in front of it the host's
 * render program, from which come the modules that the host provides (`hostProgram.shared`).
 */
const { createContext, runInContext, Script } = require('node:vm')

const origin = 'https://trial.localhost'
const folder = `${origin}/r/`

/** Stands for any part of a browser that a module may touch while it is evaluated. */
const anything = new Proxy(function () {}, {
  get: (target, key) => {
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    if (key === 'then') return undefined
    return key === 'prototype' ? target.prototype : anything
  },
  set: () => true,
  has: () => true,
  apply: () => anything,
  construct: () => anything,
  defineProperty: () => true,
})

const words = (text) => text.trim().split(/\s+/)

/** Parts of the web platform that this program has itself, after it has given the others away. */
const platformNow = () =>
  Object.fromEntries(
    words(`
    AbortController AbortSignal Blob TextDecoder TextEncoder URL URLSearchParams atob btoa clearTimeout
    console queueMicrotask setTimeout structuredClone clearInterval setInterval Event EventTarget
    performance
  `).map((name) => [name, globalThis[name]]),
  )
const ofBrowsers = words(`
  Audio BroadcastChannel CSS CSSStyleSheet CustomEvent DOMParser Document DocumentFragment Element File
  FormData Headers Request Response FileReader HTMLElement Image IntersectionObserver MediaQueryList
  MessageChannel MutationObserver Node Notification PerformanceObserver ResizeObserver SVGElement
  ShadowRoot Worker addEventListener caches cancelAnimationFrame cancelIdleCallback crypto customElements
  dispatchEvent fetch getComputedStyle history indexedDB localStorage matchMedia navigator
  removeEventListener requestAnimationFrame requestIdleCallback screen scrollTo sessionStorage
  visualViewport
`)

function realmOf(files) {
  const evaluate = (file) => {
    const script = new Script(files[file], { filename: file })
    document.currentScript = { tagName: 'SCRIPT', src: folder + file, getAttribute: () => null }
    try {
      script.runInContext(context)
    } finally {
      document.currentScript = null
    }
  }
  /** Chunks arrive as scripts that are put into the head. */
  const insert = (element) => {
    const address = String(element.src ?? element.href ?? '')
    const file = address.startsWith(folder) ? address.slice(folder.length) : null
    queueMicrotask(() => {
      if (element.tagName !== 'SCRIPT') return element.onload?.({ type: 'load', target: element })
      if (file === null || !Object.hasOwn(files, file)) {
        return element.onerror?.({ type: 'error', target: element })
      }
      try {
        evaluate(file)
      } catch (error) {
        problems.push({ where: file, problem: String(error) })
      }
      return element.onload?.({ type: 'load', target: element })
    })
    return element
  }
  const createElement = (name) => {
    const element = {
      tagName: String(name).toUpperCase(),
      setAttribute() {},
      getAttribute: () => null,
    }
    return /^(SCRIPT|LINK)$/.test(element.tagName) ? element : anything
  }
  const document = new Proxy(
    {
      currentScript: null,
      createElement,
      createElementNS: createElement,
      getElementsByTagName: () => [],
      querySelectorAll: () => [],
      querySelector: () => null,
      getElementById: () => null,
      head: {
        appendChild: insert,
        append: insert,
        querySelector: () => null,
        querySelectorAll: () => [],
      },
      cookie: '',
      readyState: 'complete',
      visibilityState: 'visible',
    },
    { get: (target, key) => (key in target ? target[key] : anything) },
  )
  const problems = []
  const context = createContext(
    {
      ...Object.fromEntries(ofBrowsers.map((name) => [name, anything])),
      ...platformNow(),
      document,
      location: new URL(`${origin}/`),
      __BRIGHTYARD_FEDERATION_2__: federation,
    },
    { codeGeneration: { strings: false, wasm: false } },
  )
  runInContext('globalThis.self = globalThis.window = globalThis', context)
  return { context, evaluate, problems }
}

let shared = {}

/** What the host's federation runtime does for a container that only consumes shared modules. */
const federation = {
  bundlerRuntime: {
    init: () => ({}),
    I: () => 1,
    installInitialConsumes() {},
    initContainerEntry({ webpackRequire, shareScope }) {
      webpackRequire.S.default = shareScope
      return 1
    },
    consumes({ chunkId, chunkMapping, webpackRequire }) {
      for (const id of chunkMapping[chunkId] ?? []) {
        const { shareKey } = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]
        webpackRequire.m[id] = (module) => {
          if (!Object.hasOwn(shared, shareKey))
            throw new Error(`The host does not provide ${shareKey}.`)
          module.exports = shared[shareKey]
        }
      }
    },
  },
  runtime: { createInstance: () => ({}) },
  attachShareScopeMap() {},
}

const shareScope = () =>
  Object.fromEntries(
    Object.entries(shared).map(([key, module]) => [
      key,
      {
        1: {
          get: () => Promise.resolve(() => module),
          loaded: true,
          from: 'host',
          lib: () => module,
        },
      },
    ]),
  )

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function tryContainer({ container: name, entry, modules, files }) {
  const realm = realmOf(files)
  const { problems } = realm
  failLater = (error) => problems.push({ where: 'later, the release', problem: String(error) })
  const attempt = async (where, run) => {
    try {
      return await run()
    } catch (error) {
      problems.push({ where, problem: String(error) })
      return undefined
    }
  }
  await attempt(entry, () => realm.evaluate(entry))
  if (problems.length > 0) return problems
  const container = runInContext(
    `typeof ${name} === 'undefined' ? undefined : ${name}`,
    realm.context,
  )
  if (typeof container?.get !== 'function' || typeof container.init !== 'function') {
    return [{ where: entry, problem: `it does not define ${name} with init and get` }]
  }
  await attempt('init', () => container.init(shareScope()))
  if (problems.length > 0) return problems
  for (const module of modules) {
    const factory = await attempt(module, () => container.get(module))
    if (factory === undefined) continue
    const exported = await attempt(module, () => factory())
    if (exported !== undefined && !exported?.Component) {
      problems.push({ where: module, problem: 'it exports no Component' })
    }
  }
  await settle()
  return problems
}

/** What fails later, in a promise or a timer, would be an uncaught error in a browser. */
let failLater = (error) => console.error(error)
process.on('unhandledRejection', (error) => failLater(error))
process.on('uncaughtException', (error) => failLater(error))

exports.serve = ({ send, onMessage }) => {
  shared = hostProgram.exports.shared
  onMessage((job) => {
    if (!shared) return send({ problems: null })
    tryContainer(job).then(
      (problems) => send({ problems }),
      (error) => send({ problems: [{ where: job.entry, problem: String(error) }] }),
    )
  })
}
