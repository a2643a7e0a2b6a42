import type { SiteFacts } from './site-facts.ts'

/** What the edge knows of this browser's set; the edge and this script are of one build. */
export async function fetchSiteFacts(): Promise<SiteFacts> {
  const response = await fetch('/inspector/facts')
  if (!response.ok) throw new Error('The edge did not answer. Please try again.')
  return (await response.json()) as SiteFacts
}

/** Sets (an address) or takes back ('') overrides of this browser; without any, takes all back. */
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
