import type { Outline } from './documents.check.ts'
import { type Manifest, exposedModule, manifestEntry, manifestFiles } from './manifest.schema.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** Every file that a browser or a render process would load is listed, and so has been hashed. */
export function checkEntries(outline: Outline, manifest: Manifest | null): Reason[] {
  const { files, entry, modules = {} } = outline
  if (!files) return []
  const isListed = (file: string) => Object.hasOwn(files, file)
  const reasons: Reason[] = []

  for (const [role, file] of Object.entries(entry ?? {})) {
    if (!isListed(file)) reasons.push(reason('entry-not-listed', { role: `${role} entry`, file }))
  }
  if (entry && manifest && manifestEntry(manifest) !== entry.browser) {
    reasons.push(
      reason('entry-mismatch', { stated: entry.browser, manifest: manifestEntry(manifest) }),
    )
  }
  const needed = [
    ...Object.entries(modules).map(([by, { scripts }]) => ({ by, files: scripts })),
    ...(manifest ? manifestFiles(manifest) : []),
  ]
  const seen = new Set<string>()
  for (const { by, files: wanted } of needed) {
    for (const file of wanted) {
      if (isListed(file) || seen.has(file)) continue
      seen.add(file)
      reasons.push(reason('file-not-listed', { file, by }))
    }
  }
  return reasons
}

/** Files come from where the release is served: the site's own origin. */
export function checkPublicPath(manifest: Manifest | null): Reason[] {
  const { publicPath = 'auto', getPublicPath } = manifest?.metaData ?? {}
  const fixed = getPublicPath ?? (publicPath === 'auto' ? undefined : publicPath)
  return fixed === undefined ? [] : [reason('public-path-fixed', { publicPath: fixed })]
}

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
