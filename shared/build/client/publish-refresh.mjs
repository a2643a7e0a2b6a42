import runtime from 'react-refresh/runtime'

// Before react-dom is evaluated, or it never reports its roots to the runtime.
runtime.injectIntoGlobalHook(globalThis)
// The refresh plugin's own entry, in every watched remote, checks this and leaves the hook alone.
globalThis.__reactRefreshInjected = true
globalThis.__BRIGHTYARD_REFRESH__ = runtime
