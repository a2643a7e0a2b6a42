import * as z from '@brightyard/contract/schema'
import { Route, Slot } from './route.ts'

/**
 * `mf-manifest.json` of a release, as far as it is not Module Federation's own: what the release owns, for hosts that
 * know nothing of it but the URL of this file.
 */
export const ReleaseManifest = z.object({
  metaData: z.object({
    brightyard: z.object({ version: z.string(), routes: z.array(Route), slots: z.array(Slot) }),
  }),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>
