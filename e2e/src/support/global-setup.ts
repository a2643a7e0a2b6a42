import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '@brightyard/tools'
import { announceSite, isSiteGiven } from './site.ts'

/** All tests come from one address, and hurry: limits meant for one visitor would stop them. */
const environment = { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'warn' }

const data = join(import.meta.dirname, '../../../.brightyard')
const folder = join(data, 'e2e')
const pictures = join(folder, 'api/media')

/** Drawn once for `npm start`, they serve the first run as well. */
function bringPictures() {
  const drawn = join(data, 'api/media')
  if (!existsSync(pictures) && existsSync(drawn)) cpSync(drawn, pictures, { recursive: true })
}

/** Starts one composed site with fresh data, as `npm start` does, and ends it after the last test. */
// oxlint-disable-next-line import/no-default-export -- playwright asks for it
export default async function startOnce() {
  if (isSiteGiven()) return undefined
  bringPictures()
  const site = await startSite({ environment, folder, fresh: 'but-pictures' })
  announceSite(site)
  site.unexpectedExit.then(
    ({ title, reason }) => console.error(`${title} ended during the tests: ${reason}`),
    () => undefined,
  )
  return () => site.stop()
}
