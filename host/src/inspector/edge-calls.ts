import type { VisitorOverride } from '../boot/page-state.ts'

/** What the edge reports to the inspector. */
export interface SiteFacts {
  set: { number: number; createdAt: string } | null
  releases: {
    name: string
    version: string
    commit: string
    builtAt: string
    /** Where the registry fetched the release. */
    source: string
    files: number
    /** Of all scripts, uncompressed. */
    bytes: number
  }[]
  overrides: VisitorOverride[]
  canOverride: boolean
  /** Where overrides may point. */
  origins: string[]
}

/** The edge's facts on this browser's set. Edge and inspector are of one build, so the answer is not parsed. */
export async function fetchSiteFacts(): Promise<SiteFacts> {
  const response = await fetch('/inspector/facts')
  if (!response.ok) throw new Error('The edge did not answer. Please try again.')
  return (await response.json()) as SiteFacts
}

/** Sets (a URL) or clears ('') overrides of this browser; an empty object clears all. Throws the edge's message. */
export async function putOverrides(remotes: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch('/inspector/overrides', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({ remotes }),
  })
  if (response.ok) return
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}
