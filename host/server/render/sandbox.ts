import { createContext, runInContext, Script } from 'node:vm'

/** Globals of the web platform that a remote's server bundle may use, as they are by now; none of Node's. */
const platform = () => ({
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
})

/**
 * Evaluates verified CommonJS bundles with access to the web platform and the shared packages only. This keeps
 * mistakes apart; what keeps attacks away is the process around it, which has nothing to reach.
 */
export function createSandbox(shared: Readonly<Record<string, unknown>>) {
  const context = createContext(platform(), { codeGeneration: { strings: false, wasm: false } })
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
