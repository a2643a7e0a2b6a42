import { announceSite, isSiteGiven } from './site.ts'
import { startTestSite } from './start-test-site.ts'

/** Starts the site that all projects but `releases` look at, and ends it after the last test. */
// oxlint-disable-next-line import/no-default-export -- playwright asks for it
export default async function startOnce() {
  if (isSiteGiven()) return undefined
  const site = await startTestSite('e2e')
  announceSite(site)
  return () => site.stop()
}
