import type { HostSet } from '@brightyard/contract/release'
import type { PageState, SiteSettings } from '../../src/boot/page-state.ts'

/** Start parameters of a render worker. */
export interface WorkerStart {
  /** The host's server bundle. */
  renderBundle: string
  set: HostSet
  settings: SiteSettings
  /** Bases of the APIs as this process reaches them. */
  bases: SiteSettings['bases']
  /** The code of each remote's server bundle; one that is not rendered on the server is missing. */
  bundles: Readonly<Record<string, string>>
}

/** Checks that the thread still handles messages. */
export interface Ping {
  kind: 'ping'
  id: number
}

export interface RenderJob {
  id: number
  address: string
  nonce: string
  headers: Readonly<Record<string, string>>
}

export interface UsedModule {
  remote: string
  module: string
}

/** Also read by the registry's gate, which renders new releases with this worker: registry/src/trial/worker-messages.ts. */
export type WorkerMessage =
  | { kind: 'ready'; failures: Readonly<Record<string, string>> }
  | { kind: 'redirect'; id: number; to: string; status: number }
  | {
      kind: 'shell'
      id: number
      status: number
      complete: boolean
      state: PageState
      modules: UsedModule[]
      /** Tags for the head: title, meta, preloads of pictures. */
      head: string
      /** A style tag with the rules that the markup needs, or nothing. */
      styles: string
      html: string
    }
  | { kind: 'more'; id: number; html: string }
  | { kind: 'end'; id: number }
  | { kind: 'failed'; id: number; reason: string }
  /** The reply to a ping. */
  | { kind: 'alive'; id: number }
