import type { HostSet } from '@brightyard/contract/release'
import { lazy, type ComponentType } from 'react'

/** How this environment loads a module: over the network in the browser, from the worker on the server. */
export type ModuleSource = (remote: string, module: string) => object | Promise<object>

type Settled = { status: 'loading'; promise: Promise<object> } | { status: 'ready'; module: object }

/** The modules of one release set that this tab, or this render worker, has asked for. */
export interface Modules {
  readonly set: HostSet
  load(remote: string, module: string): Promise<object>
  /** The module where it is already here. */
  ready(remote: string, module: string): object | undefined
  /** Its `Component`, for React: suspends until the module is here, at once where it is. */
  component(remote: string, module: string): ComponentType<Record<string, unknown>>
  /** Forgets a failure, so that the next load tries again. */
  forget(remote: string, module: string): void
}

export function createModules(set: HostSet, source: ModuleSource): Modules {
  const settled = new Map<string, Settled>()
  const components = new Map<string, ComponentType<Record<string, unknown>>>()
  const keyOf = (remote: string, module: string) => `${remote}/${module}`

  function start(remote: string, module: string): Settled {
    const key = keyOf(remote, module)
    const existing = settled.get(key)
    if (existing) return existing
    const loaded = source(remote, module)
    if (!(loaded instanceof Promise)) return keep(key, { status: 'ready', module: loaded })
    const promise = loaded.then(
      (module) => {
        keep(key, { status: 'ready', module })
        return module
      },
      (error: unknown) => {
        settled.delete(key)
        throw error
      },
    )
    return keep(key, { status: 'loading', promise })
  }

  function keep(key: string, state: Settled) {
    settled.set(key, state)
    return state
  }

  const modules: Modules = {
    set,
    async load(remote, module) {
      const state = start(remote, module)
      return state.status === 'ready' ? state.module : state.promise
    },
    ready(remote, module) {
      const state = settled.get(keyOf(remote, module))
      return state?.status === 'ready' ? state.module : undefined
    },
    component(remote, module) {
      const key = keyOf(remote, module)
      const existing = components.get(key)
      if (existing) return existing
      const component = lazy(() => componentOf(start(remote, module)))
      components.set(key, component)
      return component
    },
    forget(remote, module) {
      components.delete(keyOf(remote, module))
      settled.delete(keyOf(remote, module))
    },
  }
  return modules
}

interface WithComponent {
  default: ComponentType<Record<string, unknown>>
}

/**
 * A module that is here resolves within the call, so that the server writes it into the first HTML
 * instead of a fallback, and hydration finds what the server wrote.
 */
function componentOf(state: Settled): Promise<WithComponent> {
  const pick = (module: object) => ({
    default: (module as { Component: ComponentType<Record<string, unknown>> }).Component,
  })
  if (state.status === 'loading') return state.promise.then(pick)
  const picked = pick(state.module)
  const here = {
    // oxlint-disable-next-line no-thenable -- React asks for `then` and goes on at once where it is answered at once
    then: (resolve: (value: WithComponent) => void) => {
      resolve(picked)
    },
  }
  return here as unknown as Promise<WithComponent>
}
