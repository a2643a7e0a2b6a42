import type { HostRelease } from '@brightyard/contract/release'
import { lazy, type ComponentType } from 'react'

type Settled = { status: 'loading'; promise: Promise<object> } | { status: 'ready'; module: object }
export type RemoteComponent = ComponentType<Record<string, unknown>>

/** The modules of one release of one remote that this tab, or this render worker, has asked for. */
export interface RemoteModules {
  readonly release: HostRelease
  load(module: string): Promise<object>
  /** The module where it is already here. */
  ready(module: string): object | undefined
  /** Its `Component`, for React: suspends until the module is here, at once where it is. */
  component(module: string): RemoteComponent
  /** Forgets a failure, so that the next load tries again. */
  forget(module: string): void
}

export function createRemoteModules(
  release: HostRelease,
  source: (module: string) => object | Promise<object>,
): RemoteModules {
  const settled = new Map<string, Settled>()
  const components = new Map<string, RemoteComponent>()

  function keep(module: string, state: Settled) {
    settled.set(module, state)
    return state
  }

  function start(module: string): Settled {
    const existing = settled.get(module)
    if (existing) return existing
    const loaded = source(module)
    if (!(loaded instanceof Promise)) return keep(module, { status: 'ready', module: loaded })
    const promise = loaded.then(
      (object) => {
        keep(module, { status: 'ready', module: object })
        return object
      },
      (error: unknown) => {
        settled.delete(module)
        throw error
      },
    )
    return keep(module, { status: 'loading', promise })
  }

  return {
    release,
    async load(module) {
      const state = start(module)
      return state.status === 'ready' ? state.module : state.promise
    },
    ready(module) {
      const state = settled.get(module)
      return state?.status === 'ready' ? state.module : undefined
    },
    component(module) {
      const existing = components.get(module)
      if (existing) return existing
      const component = lazy(() => componentOf(start(module)))
      components.set(module, component)
      return component
    },
    forget(module) {
      components.delete(module)
      settled.delete(module)
    },
  }
}

interface WithComponent {
  default: RemoteComponent
}

/**
 * A module that is here resolves within the call, so that the server writes it into the first HTML
 * instead of a fallback, and hydration finds what the server wrote.
 */
function componentOf(state: Settled): Promise<WithComponent> {
  const pick = (module: object) => ({
    default: (module as { Component: RemoteComponent }).Component,
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
