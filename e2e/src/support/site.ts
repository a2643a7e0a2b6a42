import * as z from '@brightyard/contract/schema'

const variable = 'BRIGHTYARD_SITE'

const SiteUnderTest = z.object({
  origin: z.string(),
  apiOrigin: z.string(),
  registryOrigin: z.string(),
  releasesOrigin: z.string(),
  /** Holds the databases, the release origin's files and the logs. */
  folder: z.string(),
})
export type SiteUnderTest = z.infer<typeof SiteUnderTest>

/** Tells the workers, which are processes of their own, where the site is. */
export function announceSite(site: SiteUnderTest) {
  process.env[variable] = JSON.stringify(SiteUnderTest.parse(site))
}

/** A site that somebody keeps running for the tests; without one the run starts its own. */
export const isSiteGiven = () => Boolean(process.env[variable])

export const siteUnderTest = (): SiteUnderTest =>
  SiteUnderTest.parse(JSON.parse(process.env[variable] ?? 'null'))
