import { ReleaseSet, type Route } from '@brightyard/contract/release'
import { siteUnderTest } from './site.ts'

/** Values for the parameters of a pattern, from the demonstration data. */
const samples: Readonly<Record<string, string>> = {
  '/reset_password/:token?': '/reset_password/a-token',
  '/search': '/search?text=science',
}

/** A page of the current set with an address that shows something. */
export interface SitePage extends Route {
  remote: string
  address: string
}

function sampleAddress({ path, example }: Route): string {
  const known = example ?? samples[path]
  if (known) return known
  const plain = path.replace(/\/:\w+\?/g, '')
  if (plain.includes(':')) throw new Error(`Give ${path} an example in its routes.ts.`)
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
  return Object.entries(remotes)
    .filter(([remote]) => !passingBy.has(remote))
    .flatMap(([remote, { release }]) =>
      release.document.routes.map((route) => ({ ...route, remote, address: sampleAddress(route) })),
    )
}

export const openPages = async () =>
  (await sitePages()).filter(({ access }) => access !== 'protected')
