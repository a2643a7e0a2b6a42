import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '@brightyard/tools'

/** All tests come from one address: limits meant for one visitor would stop them. */
const environment = {
  RATE_LIMIT_FACTOR: '10000',
  RENDERS_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'warn',
}

const data = join(import.meta.dirname, '../../../.brightyard')
const picturesOf = (folder: string) => join(folder, 'api/media')

/** Pictures take longer to draw than all the rest of a start: those of `npm start` or of another site serve as well. */
function copyPictures(folder: string) {
  if (existsSync(picturesOf(folder))) return
  const drawn = [data, join(data, 'e2e')].map(picturesOf).find((path) => existsSync(path))
  if (drawn) cpSync(drawn, picturesOf(folder), { recursive: true })
}

/** The edge answers 503 until its first release set can be rendered. */
async function untilReady(origin: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    const { ok } = await fetch(`${origin}/readyz`)
    if (ok) return
  }
  throw new Error(`${origin} has no release set after a minute.`)
}

/** A composed site with fresh data, as `npm start` starts one, on ports and in a folder of its own. */
export async function startTestSite(name: string) {
  const folder = join(data, name)
  copyPictures(folder)
  const site = await startSite({ environment, folder, fresh: 'but-pictures' })
  site.unexpectedExit.then(
    ({ title, reason }) => console.error(`${title} ended during the tests: ${reason}`),
    () => undefined,
  )
  await untilReady(site.origin)
  return site
}
