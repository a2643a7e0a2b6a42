import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { packPackages } from '@brightyard/tools'
import { siteUnderTest } from './site.ts'

let packing: Promise<Record<string, string>> | undefined

/** The tarball of each published package, by the package's name; packed once for all tests of a worker. */
export const packedPackages = () => (packing ??= pack())

async function pack() {
  const folder = join(siteUnderTest().folder, 'packages')
  mkdirSync(folder, { recursive: true })
  const tarballs = Object.entries(await packPackages(folder))
  return Object.fromEntries(tarballs.map(([name, file]) => [`@brightyard/${name}`, file]))
}
