import runtime from 'react-refresh/runtime'

// Before react-dom is evaluated, or it never tells the runtime of its roots.
runtime.injectIntoGlobalHook(globalThis)
// The refresh plugin's own entry, which every watched remote brings, looks at this and leaves the hook alone.
globalThis.__reactRefreshInjected = true
globalThis.__BRIGHTYARD_REFRESH__ = runtime
