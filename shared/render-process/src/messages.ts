import type { HostSet } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'

/** What a set's pages are rendered from, sent once. */
export interface RenderSite {
  set: HostSet
  /** The public origin and the bases of the APIs, as pages name them. */
  settings: { origin: string; bases: { vendor: string; cms: string; ops?: string } }
  /** The code of each remote's server bundle; one that is not rendered on the server is missing. */
  bundles: Readonly<Record<string, string>>
}

/** A page to render, for a visitor who is not signed in. */
export interface RenderJob {
  id: number
  /** Path and query. */
  address: string
}

/** What the parent sends. */
export type ToRenderer =
  | ({ kind: 'start' } & RenderSite)
  | ({ kind: 'render' } & RenderJob)
  | { kind: 'cancel'; id: number }
  | { kind: 'ping'; id: number }
  | { kind: 'answer'; call: number; answer: ApiAnswer }

/** A call of a page: GET, or POST where it has a body. */
export interface ApiRequest {
  /** Path and query as the page asks for them, beginning with one of the site's bases: `/cms/api/page/home`. */
  path: string
  /** JSON. */
  body?: string | undefined
}

/** What the API said to a call of a page, or why it said nothing. */
export type ApiAnswer =
  { status: number; contentType: string; body: string } | { failed: 'unreachable' | 'timeout' }

/** A page as the renderer made it. */
export interface RenderedPage {
  kind: 'rendered'
  id: number
  status: number
  /** All data was loaded; an incomplete page is sent and not kept. */
  complete: boolean
  /** What it shows may be withdrawn: once it is no longer fresh, it is only for when no render is to be had. */
  brief?: boolean | undefined
  /** Nothing on it has to start before somebody uses it. */
  waits?: boolean | undefined
  /** The page's state for the browser as JSON, all but the release set; empty for a document, which runs no scripts. */
  state: string
  /** The modules on the page, whose files are preloaded. */
  modules: { remote: string; module: string }[]
  /** Tags for the head: title, meta, preloads of pictures. */
  head: string
  /** A style tag with the rules that the markup needs, or nothing. */
  styles: string
  html: string
}

/** What a renderer sends. */
export type FromRenderer =
  /** Sent before the bundle of that remote is evaluated: if nothing follows, it is the cause. */
  | { kind: 'evaluating'; remote: string }
  | { kind: 'ready'; failures: Record<string, string> }
  | { kind: 'redirect'; id: number; to: string; status: number }
  | RenderedPage
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'alive'; id: number }
  /** Sent before it goes on with that page: if nothing follows, it is the cause. */
  | { kind: 'working'; id: number }
  | ({ kind: 'call'; id: number; call: number } & ApiRequest)

const Id = z.int().check(z.nonnegative())
const Status = z.int().check(z.minimum(200), z.maximum(599))

/** It runs code of squads, so every message is parsed. */
export const FromRenderer: z.ZodMiniType<FromRenderer> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('evaluating'), remote: z.string() }),
  z.object({ kind: z.literal('ready'), failures: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('redirect'), id: Id, to: z.string(), status: Status }),
  z.object({
    kind: z.literal('rendered'),
    id: Id,
    status: Status,
    complete: z.boolean(),
    brief: z.optional(z.boolean()),
    waits: z.optional(z.boolean()),
    state: z.string(),
    modules: z.array(z.object({ remote: z.string(), module: z.string() })),
    head: z.string(),
    styles: z.string(),
    html: z.string(),
  }),
  z.object({ kind: z.literal('failed'), id: Id, reason: z.string() }),
  z.object({ kind: z.literal('alive'), id: Id }),
  z.object({ kind: z.literal('working'), id: Id }),
  z.object({
    kind: z.literal('call'),
    id: Id,
    call: Id,
    path: z.string().check(z.maxLength(4000)),
    body: z.optional(z.string().check(z.maxLength(20_000))),
  }),
])

/** How a render ended. */
export type RenderOutcome =
  | RenderedPage
  | { kind: 'redirect'; to: string; status: number }
  /** `isApiDown`: one of its calls was not answered, or with a fault of the API. */
  | { kind: 'failed'; reason: string; isApiDown: boolean }
  /** Cancelled after `cancelMs`. */
  | { kind: 'too-slow' }
  /**
   * The process ended, or did not respond any more (`isSilent`). `isCause`: while it worked on this page; otherwise on
   * another one.
   */
  | { kind: 'crashed'; reason: string; isSilent: boolean; isCause: boolean }

/** Why there is no renderer. `too-slow` and `crashed` are the bundles' doing. */
export class RenderStartError extends Error {
  readonly kind: 'too-slow' | 'crashed' | 'cancelled'
  /** Whose bundle was being evaluated when it ended; null if none was. */
  readonly remote: string | null

  constructor(kind: RenderStartError['kind'], message: string, remote: string | null) {
    super(message)
    this.remote = remote
    this.name = 'RenderStartError'
    this.kind = kind
  }
}
