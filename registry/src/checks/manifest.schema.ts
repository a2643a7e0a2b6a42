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
    publicPath: z.optional(z.string()),
    /** The other way to fix it: code that returns it. */
    getPublicPath: z.optional(z.string()),
    types: z.optional(
      z.object({
        path: z._default(z.string(), ''),
        zip: z._default(z.string(), ''),
        api: z._default(z.string(), ''),
      }),
    ),
  }),
  exposes: z.array(
    z.object({ name: z.string(), path: z.optional(z.string()), assets: z.optional(Assets) }),
  ),
  shared: z._default(z.array(z.object({ name: z.string(), assets: z.optional(Assets) })), []),
})
export type Manifest = z.infer<typeof Manifest>
type ManifestExpose = Manifest['exposes'][number]

/** The module as routes and slots name it: `./features/home/home.page`. */
export const exposedModule = (expose: ManifestExpose) => expose.path ?? `./${expose.name}`

/** Every file of the folder that the manifest names, with what needs it. */
export function manifestFiles(manifest: Manifest): { by: string; files: string[] }[] {
  const { path = '', zip = '', api = '' } = manifest.metaData.types ?? {}
  return [
    ...manifest.exposes.map((expose) => ({
      by: exposedModule(expose),
      files: filesIn(expose.assets),
    })),
    ...manifest.shared.map(({ name, assets }) => ({ by: name, files: filesIn(assets) })),
    {
      by: 'mf-manifest.json',
      files: [zip, api].filter(Boolean).map((file) => [path, file].filter(Boolean).join('/')),
    },
  ]
}

const filesIn = (assets: z.infer<typeof Assets> | undefined) =>
  assets ? [assets.js, assets.css].flatMap((list) => [...list.sync, ...list.async]) : []

/** The container's script, relative to the release. */
export const manifestEntry = ({ metaData: { remoteEntry } }: Manifest) =>
  [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/')
