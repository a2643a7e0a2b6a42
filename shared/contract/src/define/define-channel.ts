import type { ZodMiniType } from '@brightyard/contract/schema'

/** `<owner>/<past-tense event>@<version>`; a change that breaks readers is a new version beside the old one. */
export type ChannelName = `${string}/${string}@${number}`

export interface Channel<Payload = unknown> {
  readonly name: ChannelName
  /** Checked on publish. */
  readonly schema: ZodMiniType<Payload>
  /** A late subscriber gets the latest value at once. */
  readonly replayLatest: boolean
  /** Mirrored to the other tabs of this browser. */
  readonly acrossTabs: boolean
  /**
   * Published by the host alone, which is built together with this definition: the compiler has checked
   * the payload, so a browser does not fetch the schema for it.
   */
  readonly fromHost: boolean
}

/** A wire between bundles. Publishing and reading are `channel()` in the runtime. */
export function defineChannel<Payload>(
  name: ChannelName,
  options: {
    schema: ZodMiniType<Payload>
    replayLatest?: boolean
    acrossTabs?: boolean
    fromHost?: boolean
  },
): Channel<Payload> {
  return { replayLatest: false, acrossTabs: false, fromHost: false, ...options, name }
}
