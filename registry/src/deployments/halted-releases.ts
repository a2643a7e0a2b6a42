import type { HaltedRelease } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
import { and, desc, eq, gte, inArray, isNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-registry-database.ts'
import { deployments, setRemotes } from '../database/tables.ts'
import { contentOf, loadSet, type SetContent } from '../sets/sets.repository.ts'

/** Which releases of this content, new compared with the current set, were halted as a canary and never live afterwards. */
export async function findHalted(
  db: Database,
  before: Deployment | null,
  content: SetContent,
): Promise<HaltedRelease[]> {
  if (!before) return []
  const current = contentOf(await loadSet(db, before.current))
  const chosen = Object.entries(content).filter(
    ([name, { version }]) => current[name]?.version !== version,
  )
  const found = await Promise.all(
    chosen.map(([name, { version }]) => findHalt(db, before, { name, version })),
  )
  return found.flat()
}

const ended = alias(deployments, 'ended')

async function findHalt(
  db: Database,
  { number }: Deployment,
  { name, version }: { name: string; version: string },
): Promise<HaltedRelease[]> {
  const withRelease = db
    .select({ set: setRemotes.set })
    .from(setRemotes)
    .where(and(eq(setRemotes.name, name), eq(setRemotes.version, version)))
  // The canary was about this release, and ended without its set becoming the current one: by a halt or a rollback.
  const [halt] = await db
    .select({ number: ended.number, at: ended.at, actor: ended.actor, reason: ended.reason })
    .from(deployments)
    .innerJoin(ended, eq(ended.number, sql`${deployments.number} + 1`))
    .where(
      and(
        inArray(deployments.candidate, withRelease),
        notInArray(deployments.current, withRelease),
        isNull(ended.candidate),
        ne(ended.current, deployments.candidate),
        lte(ended.number, number),
      ),
    )
    .orderBy(desc(ended.number))
    .limit(1)
  if (!halt) return []
  const [live] = await db
    .select({ number: deployments.number })
    .from(deployments)
    .where(
      and(
        inArray(deployments.current, withRelease),
        gte(deployments.number, halt.number),
        lte(deployments.number, number),
      ),
    )
    .limit(1)
  const { at, actor, reason } = halt
  return live ? [] : [{ name, version, at: at.toISOString(), actor, reason }]
}
