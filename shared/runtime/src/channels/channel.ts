import { type Channel, definitionOf, isOnDemand } from '@brightyard/contract/channels'
import { type Observable, Subject } from 'rxjs'

/** A channel of the contract, ready to publish on and to listen to. */
export interface LiveChannel<Payload> {
  readonly name: string
  /** Checks the payload and passes it to every subscriber in this tab and, with `acrossTabs`, in other tabs. */
  publish(payload: Payload): void
  /** The latest payload, where the channel replays it. */
  latest(): Payload | undefined
  /** Calls back with the latest payload at once, where the channel replays it, and with every later one. Returns the unsubscribe function. */
  subscribe(listener: (payload: Payload) => void): () => void
  /** The same as an RxJS stream of later payloads. */
  readonly changes: Observable<Payload>
}

type Schema = Channel['schema']

interface Wire {
  subject: Subject<unknown>
  latest: { payload: unknown } | undefined
  tabs: BroadcastChannel | undefined
  recent: RecentEvent[]
  /** What waits for the schema, in the order in which it was said. */
  waiting: ((schema: Schema) => void)[]
}

/** What was said on a channel in this tab, for who came later: the inspector, telemetry. */
export interface RecentEvent {
  at: number
  payload: unknown
}
const recentPerChannel = 20

// One map for the whole page, so that two copies of this package still share one wire.
const wiresKey = Symbol.for('brightyard.channels')
type WithWires = typeof globalThis & { [wiresKey]?: Map<string, Wire> }
const inBrowser = typeof document !== 'undefined'

function wireOf(definition: Channel): Wire {
  const scope = globalThis as WithWires
  const wires = (scope[wiresKey] ??= new Map<string, Wire>())
  const existing = wires.get(definition.name)
  if (existing) return existing
  const wire: Wire = {
    subject: new Subject(),
    latest: undefined,
    tabs: undefined,
    recent: [],
    waiting: [],
  }
  wires.set(definition.name, wire)
  if (inBrowser && definition.acrossTabs && 'BroadcastChannel' in globalThis) {
    wire.tabs = new BroadcastChannel(`brightyard:${definition.name}`)
    wire.tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Another tab may run another release, so its payload is checked as well.
      withSchema(definition, wire, (schema) => {
        const parsed = schema.safeParse(data)
        if (parsed.success) deliver(definition, wire, parsed.data)
      })
    })
  }
  return wire
}

/**
 * Checks with the channel's schema: at once where it is here. A browser fetches it with the first message,
 * and until then messages wait in their order; where it does not arrive, the next message asks again, or the connection
 * that comes back.
 */
function withSchema(definition: Channel, wire: Wire, check: (schema: Schema) => void) {
  const schema = definitionOf(definition.schema)
  if (!(schema instanceof Promise)) {
    check(schema)
    return
  }
  wire.waiting.push(check)
  const checkAll = (fetched: Schema) => {
    for (const waiting of wire.waiting.splice(0)) {
      try {
        waiting(fetched)
      } catch (error) {
        reportError(error) // a failing listener is reported and stops no other
      }
    }
  }
  schema.then(checkAll, (error: unknown) => {
    if (navigator.onLine) reportError(error)
    else addEventListener('online', () => withSchema(definition, wire, () => {}), { once: true })
  })
}

function deliver(definition: Channel, wire: Wire, payload: unknown) {
  if (definition.replayLatest) wire.latest = { payload }
  wire.recent.push({ at: Date.now(), payload })
  if (wire.recent.length > recentPerChannel) wire.recent.shift()
  wire.subject.next(payload)
}

/** Publish and subscribe on a channel. On the server nothing is published or stored: a worker serves many people. */
export function channel<Payload>(definition: Channel<Payload>): LiveChannel<Payload> {
  const untyped = definition as unknown as Channel
  const wire = wireOf(untyped)
  const latest = () => wire.latest?.payload as Payload | undefined
  return {
    name: definition.name,
    publish(payload) {
      if (!inBrowser) return
      const send = (checked: unknown) => {
        deliver(untyped, wire, checked)
        wire.tabs?.postMessage(checked)
      }
      if (untyped.fromHost && isOnDemand(untyped.schema)) send(payload)
      else withSchema(untyped, wire, (schema) => send(schema.parse(payload)))
    },
    latest,
    subscribe(listener) {
      const now = latest()
      if (now !== undefined) listener(now)
      const subscription = wire.subject.subscribe((payload) => listener(payload as Payload))
      return () => subscription.unsubscribe()
    },
    changes: wire.subject as unknown as Observable<Payload>,
  }
}

/** Forgets every payload, for tests and for sign-out of replayed private values. */
export function forgetLatest(...definitions: readonly Pick<Channel, 'name'>[]) {
  const wires = (globalThis as WithWires)[wiresKey]
  for (const [name, wire] of wires ?? []) {
    if (definitions.length === 0 || definitions.some((one) => one.name === name)) {
      wire.latest = undefined
      wire.recent = []
    }
  }
}

/** The last events of every channel that this tab has spoken or listened on, oldest first. */
export const recentEvents = (): ReadonlyMap<string, readonly RecentEvent[]> =>
  new Map(
    [...((globalThis as WithWires)[wiresKey] ?? [])].map(([name, { recent }]) => [name, recent]),
  )
