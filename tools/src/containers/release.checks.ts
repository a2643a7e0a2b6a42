import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from '@brightyard/contract/schema'
import { type Check, claim, remotes } from './check.ts'
import { builtServices, type ContainerSite } from './container-site.ts'

const Shown = z.object({
  remotes: z.record(z.string(), z.object({ release: z.object({ version: z.string() }) })),
})
async function shopVersion(site: ContainerSite) {
  const shown = await remotes(site, 'show', '--json')
  return Shown.parse(JSON.parse(shown)).remotes['shop']?.release.version ?? 'none'
}

const shop = 'shop=http://release-shop:8080/'
/** What was live before the second release of the shop. */
let firstVersion = ''

const imagesOf = async (site: ContainerSite, services: readonly string[]) =>
  Promise.all(services.map(async (name) => `${name} ${(await site.inspect(name)).Image ?? ''}`))

async function rebuildShop(site: ContainerSite) {
  const others = builtServices.filter((name) => name !== 'release-shop')
  const before = await imagesOf(site, others)
  const registry = (await site.inspect('registry')).Id
  const file = join(site.folder, 'mfe-shop/package.json')
  const manifest = await readFile(file, 'utf8')
  await writeFile(file, manifest.replace('"version": "1.0.0"', '"version": "1.0.1"'))
  await appendFile(join(site.folder, 'mfe-shop/src/routes.ts'), '\n// The next release.\n')
  await site.start('--build')
  const after = await imagesOf(site, others)
  claim(
    before.join() === after.join(),
    `Rebuilt too: ${after.filter((one) => !before.includes(one)).join()}`,
  )
  claim((await site.inspect('registry')).Id === registry, 'The registry was replaced.')
  return 'version and source changed; every other image and container stayed'
}

async function swapAndRollBack(site: ContainerSite) {
  firstVersion = await shopVersion(site)
  const swapped = await remotes(site, 'swap', shop, '--reason', 'new bag page', '--actor', 'test')
  claim(swapped.includes('live on the edge'), `The edge does not follow:\n${swapped}`)
  const second = await shopVersion(site)
  claim(second.startsWith('1.0.1-'), `After the swap the shop is ${second}.`)
  await remotes(site, 'rollback', '--reason', 'bag page fails', '--actor', 'test')
  claim((await shopVersion(site)) === firstVersion, 'The rollback did not arrive.')
  return `${firstVersion} → ${second} → ${firstVersion}`
}

async function restartAll(site: ContainerSite) {
  await site.compose('down')
  await site.start()
  claim((await shopVersion(site)) === firstVersion, 'The start deployed what was built.')
}

async function startAfterRollback(site: ContainerSite) {
  await restartAll(site)
  let log = ''
  for (let tries = 0; tries < 60 && !log.includes('Built, but not live'); tries += 1) {
    log = await site.compose('logs', 'compose-set')
  }
  const [line = ''] = /Built, but not live: shop 1\.0\.1-.*/.exec(log) ?? []
  claim(line.includes('docker compose exec registry remotes swap'), `compose-set said:\n${log}`)
  return line
}

async function startWhileFrozen(site: ContainerSite) {
  await remotes(site, 'freeze', '--message', 'sale', '--actor', 'test')
  await restartAll(site)
  const refused = await site.exec('registry', 'remotes', 'swap', shop, '--reason', 'no')
  claim(refused.code === 3, `A swap during the freeze ended with ${refused.code}.`)
  await remotes(site, 'unfreeze', '--reason', 'sale is over', '--actor', 'test')
  return 'healthy, the same set, still frozen'
}

async function restartRegistry(site: ContainerSite) {
  const release = await site.inspect('release-shop')
  await site.compose('restart', 'registry')
  const page = await fetch(`${site.origin}/shop`)
  claim(page.status === 200, `Meanwhile /shop answered ${page.status}.`)
  await site.untilHealthy('registry')
  const checked = await remotes(site, 'check', shop)
  claim(checked.includes('accepted'), `The shop's release is not reached:\n${checked}`)
  claim((await site.inspect('release-shop')).Id === release.Id, 'The release server was replaced.')
  return ''
}

async function releasesAlone(site: ContainerSite) {
  const { code } = await site.exec(
    'release-shop',
    'wget',
    '-qO/dev/null',
    '-T3',
    'http://postgres:5432/',
  )
  claim(code !== 0, 'A release server reaches the database.')
  const edge = `require('net').connect(5432, 'postgres').on('connect', () => process.exit(0)).on('error', () => process.exit(9))`
  const reached = await site.exec('edge', 'node', '-e', edge)
  claim(reached.code === 9, 'The edge reaches the database.')
  return ''
}

/** Releases change one at a time, and no start decides what is live. */
export const releaseChecks: readonly Check[] = [
  { name: 'a new release of one remote rebuilds nothing else', run: rebuildShop },
  { name: 'a swap reaches the edge, and a rollback', run: swapAndRollBack },
  { name: 'down and up after a rollback keep what was current', run: startAfterRollback },
  { name: 'down and up during a freeze keep what was current', run: startWhileFrozen },
  { name: 'a restart of the registry does not cut off the releases', run: restartRegistry },
  { name: 'edge and release servers do not reach the database', run: releasesAlone },
]
