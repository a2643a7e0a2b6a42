import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseSet, RemoteDocument, type Route } from '@brightyard/contract/release'
import { siteUnderTest } from './site.ts'

const root = join(import.meta.dirname, '../../..')

/** Values for the parameters of a pattern, from the demonstration data. */
const samples: Readonly<Record<string, string>> = {
  '/reset_password/:token?': '/reset_password/a-token',
  '/search': '/search?text=science',
  '/live-class/session/:token': '/live-class/session/a-token',
  '/event/booking': '/event/booking?offering=childrens-book-fair',
  '/workshop/booking': '/workshop/booking?offering=clay-animals&step=when',
  '/class/booking': '/class/booking?offering=tabla-for-beginners&step=when',
  '/live-class/booking': '/live-class/booking?offering=live-story-gym',
  '/program/booking/:id?': '/program/booking/1',
  // What the guardian's kids have booked
  '/event/payment-status': '/event/payment-status?bookings=BY-LNQH-YMZB-43WN-TSYP',
  '/workshop/payment-status': '/workshop/payment-status?bookings=BY-68DM-V33U-44JR-QXFL',
  '/live-class/payment-status': '/live-class/payment-status?bookings=BY-RUUT-D8JB-ER23-TG99',
}

/** A page of a remote with an address that shows something. */
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

const pagesOf = (remote: string, { routes }: RemoteDocument): SitePage[] =>
  routes.map((route) => ({ ...route, remote, address: sampleAddress(route) }))

export async function currentSet(): Promise<ReleaseSet> {
  const response = await fetch(`${siteUnderTest().registryOrigin}/sets/current`)
  return ReleaseSet.parse(await response.json())
}

/** Every page of the current release set, so that a new page is tested without being listed. */
export async function sitePages(): Promise<SitePage[]> {
  const { remotes } = await currentSet()
  return Object.entries(remotes).flatMap(([remote, { release }]) =>
    pagesOf(remote, release.document),
  )
}

export const openPages = async () =>
  (await sitePages()).filter(({ access }) => access !== 'protected')

/** Every page of the built remotes, known before a site runs: for tests that are named after their page. */
export const builtPages = (): SitePage[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) => {
      const file = readFileSync(join(root, folder, 'dist/release/remote.json'), 'utf8')
      return pagesOf(folder.replace('mfe-', ''), RemoteDocument.parse(JSON.parse(file)))
    })
