import type { FastifyRequest } from 'fastify'
import type { VisitorOverride } from '../../src/boot/page-state.ts'
import type { RemoteOverride } from '../sets/overrides.ts'
import { type Overrides, overridesOf } from './override-cookie.ts'
import { fetchOverrideDocument, OverrideProblem } from './override-document.ts'
import { allowedFolder, isEnabled, type OverridePolicy } from './override-policy.ts'

/** A developer builds anew and reloads: what was read longer ago is read again. */
const freshMilliseconds = 2000
const mostKept = 50

export interface VisitorOverrides {
  /** What stands in for released remotes, for this request alone. */
  active: RemoteOverride[]
  /** Every override of this browser, also one that cannot be used and why. */
  stated: VisitorOverride[]
}

const none: VisitorOverrides = { active: [], stated: [] }

/** Reads what a browser's overrides point at, inside the policy. */
export function createVisitorOverrides(policy: OverridePolicy) {
  const kept = new Map<string, { at: number; override: Promise<RemoteOverride> }>()

  async function read(name: string, address: string): Promise<RemoteOverride> {
    const folder = allowedFolder(address, policy)
    if (!folder) {
      throw new OverrideProblem(
        `${address} is not on the list of origins that this site takes remotes from.`,
      )
    }
    const key = `${name} ${folder.href}`
    const known = kept.get(key)
    if (known && Date.now() - known.at < freshMilliseconds) return known.override
    const override = fetchOverrideDocument(name, folder).then((document) => ({
      name,
      url: folder.href,
      document,
    }))
    override.catch(() => {}) // heard of where it is awaited
    kept.delete(key)
    kept.set(key, { at: Date.now(), override })
    const oldest = kept.keys().next()
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
    return override
  }

  return {
    policy,
    isEnabled: isEnabled(policy),
    read,
    async of(request: Pick<FastifyRequest, 'headers'>): Promise<VisitorOverrides> {
      const asked: Overrides = isEnabled(policy) ? overridesOf(request) : {}
      const entries = Object.entries(asked)
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
