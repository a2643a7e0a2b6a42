import * as z from '@brightyard/contract/schema'
import { scriptsThatWait } from '../starter/add-scripts.ts'

const ownPath = (address: string): string | null => {
  if (!URL.canParse(address, location.href)) return null
  const { origin, pathname, search } = new URL(address, location.href)
  return origin === location.origin ? pathname + search : null
}

const paths = (addresses: readonly (string | null | undefined)[]) =>
  addresses.flatMap((address) => (address && ownPath(address)) || [])

/** A module on a page, by the folder of its release. */
export interface ShownModule {
  folder: string
  module: string
}

/** As far as it is read here. */
const Manifest = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
      }),
    }),
  ),
})

/** Scripts of the modules with what they load on demand: a saved page cannot fetch the parts further down. */
export async function filesOfModules(shown: readonly ShownModule[], signal: AbortSignal) {
  const found = shown.map(async ({ folder, module }) => {
    const response = await fetch(`${folder}mf-manifest.json`, { signal })
    const { exposes } = Manifest.parse(await response.json())
    const { js } = exposes.find(({ path }) => path === module)?.assets ?? { js: null }
    return [...(js?.sync ?? []), ...(js?.async ?? [])].map((file) => folder + file)
  })
  return (await Promise.all(found)).flat()
}

const onDemandAddress = '/on-demand.json'

/** Scripts of the host that menus, dialogs and messages load when they are first used. */
export async function onDemandFiles(signal: AbortSignal) {
  const response = await fetch(onDemandAddress, { signal })
  return response.ok ? z.array(z.string()).parse(await response.json()) : []
}

/** The folder of a release: `/r/shop/1.4.2/`. */
export const folderOf = (path: string) => /^\/r\/[^/]+\/[^/]+\//.exec(path)?.[0]

/** What the document names, without which it cannot start. */
export const scriptsOf = (page: Document) => {
  const tags = [...page.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload]')]
  const waiting = page.querySelector<HTMLElement>('script[data-scripts]')?.dataset
  return paths([
    ...tags.map((tag) => tag.getAttribute(tag.tagName === 'SCRIPT' ? 'src' : 'href')),
    ...(waiting ? scriptsThatWait(waiting) : []),
  ])
}

/** Files that this tab has loaded on demand, as far as they belong to the releases of the document and its slots. */
export function loadedFiles(scripts: readonly string[], shown: readonly ShownModule[]) {
  const folders = new Set([...scripts.map(folderOf), ...shown.map(({ folder }) => folder)])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return paths(loaded).filter((path) => {
    const folder = folderOf(path)
    return folder ? folders.has(folder) : /^\/(?:assets|fonts)\//.test(path)
  })
}

const mostPictures = 40

/** Pictures that are on screen, in the sizes that this window has chosen. */
export const shownPictures = () =>
  paths(
    [...document.querySelectorAll('img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .slice(0, mostPictures)
      .map(({ currentSrc }) => currentSrc),
  )
