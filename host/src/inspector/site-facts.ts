import type { VisitorOverride } from '../boot/page-state.ts'

/** What the inspector learns from the edge. */
export interface SiteFacts {
  set: { number: number; createdAt: string } | null
  releases: {
    name: string
    version: string
    commit: string
    builtAt: string
    /** Where the registry fetched it. */
    source: string
    files: number
    /** Of all its scripts, unpacked. */
    bytes: number
  }[]
  overrides: VisitorOverride[]
  mayOverride: boolean
  /** Where overrides may point. */
  origins: string[]
}
