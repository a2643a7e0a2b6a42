import * as z from '@brightyard/contract/schema'

const AssetList = z.object({
  sync: z._default(z.array(z.string()), []),
  async: z._default(z.array(z.string()), []),
})
const Assets = z.object({ js: AssetList, css: AssetList })

/** The part of Module Federation's mf-manifest.json that the gate reads. */
export const Manifest = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z._default(z.string(), '') }),
  }),
  exposes: z.array(
    z.object({ name: z.string(), path: z.optional(z.string()), assets: z.optional(Assets) }),
  ),
})
export type Manifest = z.infer<typeof Manifest>
export type ManifestExpose = Manifest['exposes'][number]

/** The module as routes and slots name it: `./features/home/home.page`. */
export const exposedModule = (expose: ManifestExpose) => expose.path ?? `./${expose.name}`

/** Every file that a browser may load for this module. */
export const exposedFiles = ({ assets }: ManifestExpose) =>
  assets ? [assets.js, assets.css].flatMap((list) => [...list.sync, ...list.async]) : []

/** The container's script, relative to the release. */
export const manifestEntry = ({ metaData: { remoteEntry } }: Manifest) =>
  [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/')
