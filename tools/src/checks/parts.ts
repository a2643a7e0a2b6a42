import { rm } from 'node:fs/promises'
import { runPnpm } from '../packing/run-pnpm.ts'
import { inRoot, root } from '../root.ts'
import type { Check } from './checks.ts'

/** What visitors or servers run. */
const shipped = ['host', 'mfe-*', 'api', 'registry']

/**
 * Writes a list of parts for each package that is shipped, with versions, licences and checksums of the lockfile:
 * `brightyard-api.cdx.json`, in CycloneDX.
 */
export const writeParts = (folder: string, packages: readonly string[] = shipped) =>
  runPnpm(
    [
      ...packages.flatMap((name) => ['--filter', `@brightyard/${name}`]),
      'sbom',
      '--split',
      '--prod',
      '--lockfile-only',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      `--out=${folder}/%s.cdx.json`,
    ],
    root,
  )

/** The lists of parts of this build, in `dist/parts`. */
export const partsCheck: Check = {
  name: 'parts',
  run: async () => {
    const folder = inRoot('dist/parts')
    await rm(folder, { recursive: true, force: true })
    return { code: 0, output: await writeParts(folder) }
  },
}
