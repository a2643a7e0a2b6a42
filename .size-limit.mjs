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
const home = [
  ...read('host', 'host-assets.json').scripts.map((file) => join(browser, file)),
  ...scriptsWith('slots', ({ name }) => name === 'header'),
  ...scriptsWith('routes', ({ path }) => path === '/'),
]

export default [
  {
    // Telemetry, updates of the release set and the chat button load when the page is idle and are not counted.
    name: 'first load of the home page',
    path: home,
    limit: '177 kB',
    brotli: true,
  },
  // Beside what every page has: the shared parts and the header, which the first load above limits.
  ...[
    ['an activity', '/event/:slug', '19.5 kB'],
    ['a landing of activities', '/activities', '18 kB'],
    ['a list of activities', '/activities/listing', '18 kB'],
    ['a program', '/program/:id', '18 kB'],
    ['a booking', '/event/booking', '24 kB'],
    ['a booking’s result', '/event/payment-status', '22 kB'],
    ['Maths AI', '/subscribed_activity/:id?', '15 kB'],
    ['a plan’s booking', '/subscribed_activity/activity_booking/:id?', '9.5 kB'],
    ['a plan’s payment', '/subscribed_activity/mathAI/payment-status/:id?', '10 kB'],
    ['practice', '/practworks', '14 kB'],
    ['a practice session', '/practworks/session/:id', '15 kB'],
    ['practice progress', '/practworkdashboard', '11 kB'],
    ['own bookings', '/myclass', '22 kB'],
    ['an organiser’s bookings', '/bookings', '12.5 kB'],
    ['a live class', '/live-class/session/:token', '11.5 kB'],
    ['a kid’s programs', '/my-programs/:id?', '9.5 kB'],
  ].map(([name, path, limit]) => ({
    name: `page of ${name}`,
    path: scriptsWith('routes', (route) => route.path === path),
    limit,
    brotli: true,
  })),
  // A page waits for a remote's entry before it can load anything else of that remote.
  ...releases.map(({ name, entry, fileOf }) => ({
    name: `${name}, entry`,
    path: fileOf(entry.browser),
    limit: '10 kB',
    brotli: true,
  })),
]
