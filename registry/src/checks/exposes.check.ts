import type { Outline } from './documents.check.ts'
import { exposedModule, type Manifest } from './manifest.schema.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** Every page and every slot is a module that the container exposes. */
export function checkExposes(outline: Outline, manifest: Manifest | null): Reason[] {
  if (!manifest) return []
  const exposed = new Set(manifest.exposes.map(exposedModule))
  const claims = [
    ...outline.routes.map(({ path, module }) => ({ owner: `The page ${path}`, module })),
    ...outline.slots.map(({ name, module }) => ({ owner: `The slot “${name}”`, module })),
  ]
  return claims.flatMap((claim) =>
    exposed.has(claim.module) ? [] : [reason('module-not-exposed', claim)],
  )
}
