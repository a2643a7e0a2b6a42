import { readRequirements } from '@brightyard/tools'
import { expect } from './fixtures.ts'
import { fits } from './site-links.ts'
import { sitePages } from './site-pages.ts'

const { notBuilt } = readRequirements()

/**
 * Whether the site has the page of this address. One that it lacks has to be in the list of pages that are not
 * built yet, in docs/requirements.md; so a page that disappears by mistake is noticed.
 */
export async function isBuilt(address: string): Promise<boolean> {
  const { pathname } = new URL(address, 'http://site.example')
  // A page with a name of its own is not the one with a parameter in that place (W-014), built or not.
  if (notBuilt.some((pattern) => pattern.toLowerCase() === pathname.toLowerCase())) return false
  if ((await sitePages()).some(({ path }) => fits(path, pathname))) return true
  expect(
    notBuilt.filter((pattern) => fits(pattern, pathname)),
    `${pathname} is no page of the site; is it listed as not built?`,
  ).not.toEqual([])
  return false
}
