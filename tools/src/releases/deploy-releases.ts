import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from '@brightyard/contract/schema'
import { ReleaseSet } from '@brightyard/contract/release'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import type { CopiedRelease } from './copy-releases.ts'

const DeploymentResult = z.object({ set: ReleaseSet })

const Refusal = z.object({
  message: z.string(),
  verdicts: z.optional(
    z.array(
      z.object({
        name: z.nullable(z.string()),
        reasons: z.array(z.object({ message: z.string() })),
      }),
    ),
  ),
})

/**
 * Deploys these releases unless they are live: the remotes that differ are swapped in one new set. Returns what it did,
 * for the terminal.
 */
export async function deployReleases(
  releases: readonly CopiedRelease[],
  registryOrigin: string,
  registryData: string,
): Promise<string> {
  const current = await currentSet(registryOrigin)
  const changed = changedReleases(releases, current)
  const names = new Set(releases.map(({ name }) => name))
  const remove = Object.keys(current?.remotes ?? {}).filter((name) => !names.has(name))
  if (current && changed.length === 0 && remove.length === 0) {
    return `set ${current.number} stays current`
  }
  const response = await fetch(`${registryOrigin}/swap`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${readFileSync(join(registryData, 'operator-token'), 'utf8').trim()}`,
    },
    body: JSON.stringify({
      remotes: Object.fromEntries(changed.map(({ name, url }) => [name, { url }])),
      remove,
      actor: 'start',
      reason: current ? 'New build' : 'First set',
      expect: current?.number ?? 0,
    }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw refused(answer)
  const { set } = DeploymentResult.parse(answer)
  return `set ${set.number} with ${changed.map(({ name }) => name).join(', ')}`
}

export const changedReleases = (
  releases: readonly CopiedRelease[],
  current: ReleaseSet | null,
): CopiedRelease[] =>
  releases.filter(({ name, version }) => current?.remotes[name]?.release.version !== version)

async function currentSet(registryOrigin: string): Promise<ReleaseSet | null> {
  const response = await fetch(`${registryOrigin}/sets/current`)
  if (response.status === 404) return null
  const answer: unknown = await response.json()
  if (!response.ok) throw refused(answer)
  return ReleaseSet.parse(answer)
}

/** Every reason of the gate, by remote. */
function refused(answer: unknown): UserFacingError {
  const { message, verdicts = [] } = Refusal.parse(answer)
  const reasons = verdicts.flatMap(({ name, reasons: said }) =>
    said.map((reason) => `  ${name ?? 'a remote'}: ${reason.message}`),
  )
  return new UserFacingError([`The registry refused: ${message}`, ...reasons].join('\n'))
}
