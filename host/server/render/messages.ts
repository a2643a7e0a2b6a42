import type { HostSet } from '@brightyard/contract/release'
import type { PageState, SiteSettings } from '../../src/boot/page-state.ts'

/** What a render worker is started with. */
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

/** Asks whether the thread still takes messages. */
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

/** The registry's gate, which tries new releases with this worker, reads these as well: registry/src/trial/worker-messages.ts. */
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
  /** The answer to a ping. */
  | { kind: 'alive'; id: number }
