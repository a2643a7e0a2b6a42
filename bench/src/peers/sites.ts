import { existsSync, readFileSync } from 'node:fs'
import * as z from '@brightyard/contract/schema'

const Site = z.object({
  name: z.string(),
  /** Addresses of the home page and of a product's page. */
  home: z.url(),
  product: z.url(),
  /** Selectors of the product's link on the home page, and of the heading of its page. */
  link: z.string(),
  heading: z.string(),
})
type Site = z.infer<typeof Site>

const Sites = z.array(Site).check(z.minLength(1))

/** For the help. */
export const sitesFormat = `The file of --sites is a JSON list with one object for each site:

  [
    {
      "name": "ours",
      "home": "http://localhost:3000/",
      "product": "http://localhost:3000/shop/product-details/details?ecommID=81",
      "link": "main a[href$='ecommID=81']",
      "heading": "main h1"
    }
  ]

home and product are addresses; link is the selector of the product's link, which the home page must have, and heading
that of the heading of the product's page.`

/** The sites of a file, or one line that says why there are none. */
export function readSites(file: string): { sites: Site[] } | { problem: string } {
  if (!existsSync(file)) return { problem: `--sites: ${file} does not exist.` }
  const read = Sites.safeParse(parsed(file))
  if (read.success) return { sites: read.data }
  const places = read.error.issues.map(({ path }) => path.join('.') || 'the file')
  const wrong = [...new Set(places)].join(', ')
  return { problem: `--sites: ${file} is not a list of sites (wrong: ${wrong}). See --help.` }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
