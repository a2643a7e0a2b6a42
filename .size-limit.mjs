import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const read = (folder, file) => {
  const path = join(import.meta.dirname, folder, 'dist', file)
  if (!existsSync(path)) throw new Error(`${folder} is not built: npm run build`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
const releases = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mfe-'))
  .map((folder) => ({
    ...read(folder, 'release/remote.json'),
    fileOf: (file) => join(import.meta.dirname, folder, 'dist/release', file),
  }))

/** What the edge lets a page load at once: the entry of each remote on it, and the files of its modules. */
const scriptsOf = ({ entry, modules, fileOf }, { module }) =>
  [entry.browser, ...modules[module].scripts].map(fileOf)

/** Of all releases, the one page or slot that is asked for. */
function scriptsWith(part, isIt) {
  const found = releases.flatMap((release) => {
    const one = release[part].find(isIt)
    return one ? scriptsOf(release, one) : []
  })
  if (found.length === 0) throw new Error('Nothing among the releases fills this part of the page.')
  return found
}

const browser = join(import.meta.dirname, 'host/dist/browser')
const home = [
  ...read('host', 'host-assets.json').scripts.map((file) => join(browser, file)),
  ...scriptsWith('slots', ({ name }) => name === 'header'),
  ...scriptsWith('routes', ({ path }) => path === '/'),
]

export default [
  {
    // 180 kB with what follows when the page is idle: telemetry, the following of sets, the chat's button.
    name: 'first load of the home page',
    path: home,
    limit: '173.5 kB',
    brotli: true,
  },
  // What every page waits for before it can ask a remote for anything else.
  ...releases.map(({ name, entry, fileOf }) => ({
    name: `${name}, entry`,
    path: fileOf(entry.browser),
    limit: '10 kB',
    brotli: true,
  })),
]
