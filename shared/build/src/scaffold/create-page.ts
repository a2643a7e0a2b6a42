import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accessMarks, layouts } from '@brightyard/contract/release'
import { readRemoteDefinition } from '../remote-definition.ts'
import { addRoute } from './add-route.ts'
import { type NewPage, pageFiles } from './page-files.ts'
import { assertPrefixIsFree } from './prefix-owner.ts'
import { ScaffoldRefused } from './refused.ts'

export interface PageRequest {
  readonly path: string
  readonly title?: string | undefined
  readonly layout?: string | undefined
  readonly access?: string | undefined
  readonly feature?: string | undefined
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function oneOf<Value extends string>(what: string, value: string, known: readonly Value[]): Value {
  const found = known.find((one) => one === value)
  if (found) return found
  throw new ScaffoldRefused(`There is no ${what} “${value}”. There are: ${known.join(', ')}.`)
}

/** The last segment of the path that is not a parameter: `/shop/gift-cards/:id?` is about gift-cards. */
const featureOf = (path: string) => path.split('/').findLast((part) => kebab.test(part)) ?? ''

const titleOf = (feature: string) =>
  feature.charAt(0).toUpperCase() + feature.slice(1).replaceAll('-', ' ')

function readRequest({ path, title, layout, access, feature }: PageRequest): NewPage {
  if (!/^(\/(:?[\w-]+\??|\*))+$/.test(path)) {
    throw new ScaffoldRefused(
      `“${path}” is not the path of a page. Write it like /shop/gift-cards or /shop/gift-cards/:id.`,
    )
  }
  const name = feature ?? featureOf(path)
  if (!kebab.test(name)) {
    throw new ScaffoldRefused(
      `Say what the page is about: --feature gift-cards (lower case and hyphens).`,
    )
  }
  return {
    path,
    title: title ?? titleOf(name),
    layout: oneOf('layout', layout ?? 'default', layouts),
    access: oneOf('access mark', access ?? 'open', accessMarks),
    feature: name,
  }
}

/** Why `src/routes.ts` could not be read; before an installation, that is what to do first. */
function unreadable(folder: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /Can't resolve '@brightyard\//.test(message)
    ? `The packages of this remote are not installed. Run pnpm install in ${folder}, then try again.`
    : `src/routes.ts cannot be read, so no page was added.\n${message}`
}

/**
 * Adds a page to the remote in this folder: its module, its tests, its line in `src/routes.ts`. Writes all of it or
 * nothing. Gives the files, relative to the folder. `neighbours` are the folders of the site's other remotes, as far as
 * they are here: their prefixes are theirs.
 */
export async function createPage(
  folder: string,
  request: PageRequest,
  neighbours: readonly string[] = [],
): Promise<string[]> {
  const page = readRequest(request)
  const routesFile = join(folder, 'src/routes.ts')
  if (!existsSync(routesFile)) {
    throw new ScaffoldRefused(`${folder} is not a remote’s folder: it has no src/routes.ts.`)
  }
  const remote = await readRemoteDefinition(folder).catch((error: unknown) => {
    throw new ScaffoldRefused(unreadable(folder, error), { cause: error })
  })
  const { routes } = remote
  if (routes.some(({ path }) => path.toLowerCase() === page.path.toLowerCase())) {
    throw new ScaffoldRefused(`src/routes.ts has a page at ${page.path} already.`)
  }
  await assertPrefixIsFree(page.path, remote, neighbours)
  const files = Object.entries(pageFiles(page)).map(
    ([path, text]) => [join('src', path), text] as const,
  )
  const taken = files.find(([path]) => existsSync(join(folder, path)))
  if (taken) {
    throw new ScaffoldRefused(`${taken[0]} already exists. Choose another name: --feature <name>.`)
  }
  const before = readFileSync(routesFile, 'utf8')
  const after = addRoute(before, page)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(routesFile, after)
  try {
    const changed = await readRemoteDefinition(folder)
    if (!changed.routes.some(({ path }) => path === page.path)) {
      throw new ScaffoldRefused('the route is not in `remote` after the change')
    }
  } catch (error) {
    writeFileSync(routesFile, before)
    for (const [path] of files) rmSync(join(folder, path))
    throw error
  }
  return [...files.map(([path]) => path), 'src/routes.ts']
}
