import type { FastifyRequest } from 'fastify'
import type { VisitorOverride } from '../../src/boot/page-state.ts'
import type { RemoteOverride } from '../sets/overrides.ts'
import { type Overrides, overridesOf } from './override-cookie.ts'
import { fetchOverrideDocument, OverrideProblem } from './override-document.ts'
import { allowedFolder, isEnabled, type OverridePolicy } from './override-policy.ts'

/** Short, because a developer rebuilds and reloads. */
const freshTtlMs = 2000
const maxCached = 50

export interface VisitorOverrides {
  /** What replaces released remotes, for this request alone. */
  active: RemoteOverride[]
  /** Every override of this browser; one that cannot be used says why. */
  stated: VisitorOverride[]
}

const none: VisitorOverrides = { active: [], stated: [] }

/** Reads the releases that a browser's overrides point to, within the policy. */
export function createVisitorOverrides(policy: OverridePolicy) {
  const stored = new Map<string, { at: number; override: Promise<RemoteOverride> }>()

  async function read(name: string, address: string): Promise<RemoteOverride> {
    const folder = allowedFolder(address, policy)
    if (!folder) {
      throw new OverrideProblem(
        `${address} is not on the list of origins that this site loads remotes from.`,
      )
    }
    const key = `${name} ${folder.href}`
    const known = stored.get(key)
    if (known && Date.now() - known.at < freshTtlMs) return known.override
    const override = fetchOverrideDocument(name, folder).then((document) => ({
      name,
      url: folder.href,
      document,
    }))
    override.catch(() => {}) // handled where it is awaited
    stored.delete(key)
    stored.set(key, { at: Date.now(), override })
    const oldest = stored.keys().next()
    if (stored.size > maxCached && !oldest.done) stored.delete(oldest.value)
    return override
  }

  return {
    policy,
    isEnabled: isEnabled(policy),
    read,
    async of(request: Pick<FastifyRequest, 'headers'>): Promise<VisitorOverrides> {
      const requested: Overrides = isEnabled(policy) ? overridesOf(request) : {}
      const entries = Object.entries(requested)
      if (entries.length === 0) return none
      const results = await Promise.allSettled(entries.map(([name, url]) => read(name, url)))
      return {
        active: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
        stated: entries.map(([name, url], index) => {
          const result = results[index]
          if (result?.status !== 'rejected') return { name, url }
          return { name, url, problem: problemOf(result.reason) }
        }),
      }
    },
  }
}
export type OverrideReader = ReturnType<typeof createVisitorOverrides>

export const problemOf = (error: unknown) =>
  error instanceof OverrideProblem ? error.message : 'It could not be read.'
