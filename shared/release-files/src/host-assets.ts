import * as z from '@brightyard/contract/schema'

const File = z.object({ bytes: z.int(), integrity: z.string() })
const Names = z.array(z.string())

/**
 * `dist/host-assets.json`: what the edge needs to know of the host's browser build. File names are
 * relative to `publicPath`; a file with a `.br` or `.gz` sibling has that sibling in `files` too.
 */
export const HostAssets = z.object({
  /** Of all inputs; changes with every build that differs. */
  fingerprint: z.string(),
  publicPath: z.string(),
  /** The scripts that a page runs, in order. */
  scripts: Names,
  /** The script that loads those when somebody uses a page. */
  starter: z.string(),
  /** Stylesheets of the entry and of every chunk. */
  styles: Names,
  /** woff2 files, for preloading. */
  fonts: Names,
  /** The scripts of each chunk that is imported with a `webpackChunkName`. */
  chunks: z.record(z.string(), Names),
  /** What pages for visitors load on demand: all but the entry's own scripts and the operators' page. */
  onDemand: Names,
  /** The files behind each share key; empty for what is in the entry's own scripts. */
  shared: z.record(z.string(), Names),
  /** The version of each share key that this build provides. */
  provides: z.record(z.string(), z.string()),
  files: z.record(z.string(), File),
})
export type HostAssets = z.infer<typeof HostAssets>
