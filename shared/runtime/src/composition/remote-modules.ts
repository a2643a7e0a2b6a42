import type { HostRelease } from '@brightyard/contract/release'
import { lazy, type ComponentType } from 'react'

type Settled = { status: 'loading'; promise: Promise<object> } | { status: 'ready'; module: object }
export type RemoteComponent = ComponentType<Record<string, unknown>>

/** How this environment loads a module: over the network in the browser, from the worker on the server. */
export type ModuleSource = (remote: string, module: string) => object | Promise<object>

/** The modules of one release of one remote that this tab, or this render worker, has loaded. */
export class RemoteModules {
  readonly release: HostRelease
  private readonly remote: string
  private readonly source: ModuleSource
  private readonly settled = new Map<string, Settled>()
  private readonly components = new Map<string, RemoteComponent>()

  constructor(remote: string, release: HostRelease, source: ModuleSource) {
    this.remote = remote
    this.release = release
    this.source = source
  }

  async load(module: string): Promise<object> {
    const state = this.start(module)
    return state.status === 'ready' ? state.module : state.promise
  }

  /** The module, if it is loaded. */
  ready(module: string): object | undefined {
    const state = this.settled.get(module)
    return state?.status === 'ready' ? state.module : undefined
  }

  /** Its `Component`, which suspends until the module is loaded. */
  component(module: string): RemoteComponent {
    const existing = this.components.get(module)
    if (existing) return existing
    const component = lazy(() => componentOf(this.start(module)))
    this.components.set(module, component)
    return component
  }

  /** Forgets a failure, so that the next load tries again. */
  forget(module: string) {
    this.components.delete(module)
    this.settled.delete(module)
  }

  private settle(module: string, state: Settled) {
    this.settled.set(module, state)
    return state
  }

  private start(module: string): Settled {
    const existing = this.settled.get(module)
    if (existing) return existing
    const loaded = this.source(this.remote, module)
    if (!(loaded instanceof Promise))
      return this.settle(module, { status: 'ready', module: loaded })
    const promise = loaded.then(
      (object) => {
        this.settle(module, { status: 'ready', module: object })
        return object
      },
      (error: unknown) => {
        this.settled.delete(module)
        throw error
      },
    )
    return this.settle(module, { status: 'loading', promise })
  }
}

interface WithComponent {
  default: RemoteComponent
}

/**
 * A loaded module resolves synchronously, so that the server renders it instead of a fallback, and hydration finds
 * the same.
 */
function componentOf(state: Settled): Promise<WithComponent> {
  const pick = (module: object) => ({
    default: (module as { Component: RemoteComponent }).Component,
  })
  if (state.status === 'loading') return state.promise.then(pick)
  const picked = pick(state.module)
  const resolved = {
    // oxlint-disable-next-line no-thenable -- React continues immediately when `then` resolves synchronously
    then: (resolve: (value: WithComponent) => void) => {
      resolve(picked)
    },
  }
  return resolved as unknown as Promise<WithComponent>
}
