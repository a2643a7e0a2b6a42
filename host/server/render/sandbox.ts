import { createContext, runInContext, Script } from 'node:vm'

/** The web platform's globals that a remote's server bundle may use; nothing of Node is among them. */
const platform = {
  AbortController,
  AbortSignal,
  Blob,
  FormData,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearTimeout,
  console,
  queueMicrotask,
  setTimeout,
  structuredClone,
}

/**
 * Evaluates verified CommonJS bundles where they see the web platform and the shared packages, no more.
 * It keeps honest code honest; what is let in at all is decided by the registry's gate.
 */
export function createSandbox(shared: Readonly<Record<string, unknown>>) {
  const context = createContext(
    { ...platform },
    { codeGeneration: { strings: false, wasm: false } },
  )
  runInContext('globalThis.self = globalThis', context)

  function requireShared(name: string): unknown {
    if (Object.hasOwn(shared, name)) return shared[name]
    throw new Error(`${name} is not among the packages that the host provides.`)
  }

  return {
    evaluate(code: string, filename: string): Readonly<Record<string, object>> {
      const wrapped = `(function (module, exports, require) {${code}\n})`
      const factory = new Script(wrapped, { filename }).runInContext(context) as (
        module: { exports: Record<string, object> },
        exports: object,
        require: (name: string) => unknown,
      ) => void
      const module = { exports: {} as Record<string, object> }
      factory(module, module.exports, requireShared)
      return module.exports
    },
  }
}
