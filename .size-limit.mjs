import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const read = (folder, file) => {
  const path = join(import.meta.dirname, folder, 'dist', file)
  if (!existsSync(path)) throw new Error(`${folder} is not built: npm run build`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
const budgetsOf = (folder) => {
  const file = join(import.meta.dirname, folder, 'budgets.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
const releases = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mfe-'))
  .map((folder) => ({
    ...read(folder, 'release/remote.json'),
    budgets: budgetsOf(folder),
    fileOf: (file) => join(import.meta.dirname, folder, 'dist/release', file),
  }))

/** What a page preloads: the entry of each remote on it, and the files of its modules. */
const scriptsOf = ({ entry, modules, fileOf }, { module }) =>
  [entry.browser, ...modules[module].scripts].map(fileOf)

/** The scripts of one page or slot, whichever release has it. */
function scriptsWith(part, isIt) {
  const found = releases.flatMap((release) => {
    const one = release[part].find(isIt)
    return one ? scriptsOf(release, one) : []
  })
  if (found.length === 0) throw new Error('No release has this part of the page.')
  return found
}

const browser = join(import.meta.dirname, 'host/dist/browser')
const hostAssets = read('host', 'host-assets.json')
const home = [
  ...hostAssets.scripts.map((file) => join(browser, file)),
  ...scriptsWith('routes', ({ path }) => path === '/'),
]

export default [
  {
    // All that a page runs until somebody uses it.
    name: 'starter of every page',
    path: join(browser, hostAssets.starter),
    limit: '3.2 kB',
    brotli: true,
  },
  {
    // The header, telemetry, updates of the release set and the chat button come after these.
    name: 'home page in use',
    path: home,
    limit: '169.5 kB',
    brotli: true,
  },
  {
    name: 'header',
    path: scriptsWith('slots', ({ name }) => name === 'header'),
    limit: '11 kB',
    brotli: true,
  },
  // Beside what every page has, the shared parts, which the first load above limits. Each remote's own.
  ...releases.flatMap((release) =>
    Object.entries(release.budgets).map(([path, limit]) => ({
      name: `page ${path}`,
      path: scriptsWith('routes', (route) => route.path === path),
      limit,
      brotli: true,
    })),
  ),
  // A page waits for a remote's entry before it can load anything else of that remote.
  ...releases.map(({ name, entry, fileOf }) => ({
    name: `${name}, entry`,
    path: fileOf(entry.browser),
    limit: '10 kB',
    brotli: true,
  })),
]
