import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '@brightyard/tools'
import { announceSite, isSiteGiven } from './site.ts'

/** All tests come from one address, and hurry: limits meant for one visitor would stop them. */
const environment = { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'warn' }

const data = join(import.meta.dirname, '../../../.brightyard')
const folder = join(data, 'e2e')
const pictures = join(folder, 'api/media')

/** Everything of the last run goes but the pictures: drawing them takes longer than all the rest. */
function emptyFolder() {
  const below = (path: string) => (existsSync(path) ? readdirSync(path) : [])
  for (const name of below(folder)) {
    if (name !== 'api' && name !== 'running.json') rmSync(join(folder, name), { recursive: true })
  }
  for (const name of below(join(folder, 'api'))) {
    if (name !== 'media') rmSync(join(folder, 'api', name), { recursive: true })
  }
  const drawn = join(data, 'api/media')
  if (!existsSync(pictures) && existsSync(drawn)) cpSync(drawn, pictures, { recursive: true })
}

/** Starts one composed site with fresh data, as `npm start` does, and ends it after the last test. */
// oxlint-disable-next-line import/no-default-export -- playwright asks for it
export default async function startOnce() {
  if (isSiteGiven()) return undefined
  emptyFolder()
  const site = await startSite({ environment, folder })
  announceSite(site)
  site.departure.then(
    ({ title, reason }) => console.error(`${title} ended during the tests: ${reason}`),
    () => undefined,
  )
  return () => site.stop()
}
