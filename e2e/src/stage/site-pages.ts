import { ReleaseSet, type Route } from '@brightyard/contract/release'
import { siteUnderTest } from './site.ts'

/** Values for the parameters of a pattern, from the demonstration data. */
const samples: Readonly<Record<string, string>> = {
  '/shop/product-details/details': '/shop/product-details/details?ecommID=1',
  '/reset_password/:token?': '/reset_password/a-token',
  '/search': '/search?text=science',
}

/** A page of the current set with an address that shows something. */
export interface SitePage extends Route {
  remote: string
  address: string
}

async function firstSlug(type: number): Promise<string> {
  const response = await fetch(`${siteUnderTest().origin}/cms/api/content/${type}?maxRows=1`)
  const [, slug] = /"slug":"([^"]+)"/.exec(await response.text()) ?? []
  if (!slug) throw new Error(`There is no content of type ${type} in the demonstration data.`)
  return slug
}

async function sampleAddress(path: string): Promise<string> {
  const known = samples[path]
  if (known) return known
  if (path === '/blog/:slug') return `/blog/${await firstSlug(1)}`
  const plain = path.replace(/\/:\w+\?/g, '')
  if (plain.includes(':')) throw new Error(`Give a sample address for ${path}.`)
  return plain || '/'
}

export async function currentSet(): Promise<ReleaseSet> {
  const response = await fetch(`${siteUnderTest().registryOrigin}/sets/current`)
  return ReleaseSet.parse(await response.json())
}

/** Made by a test that runs beside the others: its pages come and go. */
const passingBy = new Set(['garden'])

/** Every page that the release set of the site has, so that a new one is tested without being listed. */
export async function sitePages(): Promise<SitePage[]> {
  const { remotes } = await currentSet()
  return Promise.all(
    Object.entries(remotes)
      .filter(([remote]) => !passingBy.has(remote))
      .flatMap(([remote, { release }]) =>
        release.document.routes.map(async (route) => ({
          ...route,
          remote,
          address: await sampleAddress(route.path),
        })),
      ),
  )
}

export const openPages = async () =>
  (await sitePages()).filter(({ access }) => access !== 'protected')
