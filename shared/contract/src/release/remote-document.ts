import * as z from '@brightyard/contract/schema'
import { Route, Slot } from './route.ts'

/** Major of this schema; the registry refuses a release of another major. */
export const contractMajor = 1

const FilePath = z.string().check(z.regex(/^(?!.*\.\.)[\w@-][\w@./-]*$/), z.maxLength(200))

/** `remote.json`: what a release owns and what it is made of. Written by the build preset. */
export const RemoteDocument = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** Unique per content: two different builds never share one. Safe in a URL. */
  version: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  contract: z.int(),
  routes: z.array(Route),
  slots: z.array(Slot),
  /** Channel names with their version. */
  publishes: z.array(z.string()),
  subscribes: z.array(z.string()),
  /** The payload of each of these channels at build time: JSON Schema by channel. */
  payloads: z.optional(z.record(z.string(), z.unknown())),
  /** What the host must provide: package (share key) and the range that satisfies the remote. */
  shared: z.record(z.string(), z.object({ range: z.string() })),
  /** The scripts of each exposed module besides the entry, so that the edge can preload exactly these. */
  modules: z.record(z.string(), z.object({ scripts: z.array(FilePath) })),
  /** Every file of the release but this one, relative to its folder. */
  files: z.record(
    FilePath,
    z.object({
      bytes: z.int().check(z.nonnegative()),
      /** `sha384-` and base64, as in the integrity attribute. */
      integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    }),
  ),
  entry: z.object({
    /** The container's script. */
    browser: FilePath,
    /** The single-file CommonJS bundle for the render processes; its exports are keyed by module. */
    server: FilePath,
    manifest: FilePath,
  }),
})
export type RemoteDocument = z.infer<typeof RemoteDocument>
