import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { RemoteDocument } from '@brightyard/contract/release'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const source = join(root, 'mfe-shop')

/** What every visitor of the shop reads first; the second build says something else. */
export const firstText = 'Things that make them ask why'
export const secondText = 'Things that make them wonder how'

/** Builds mfe-shop with another heading, in a copy outside the working tree. Gives the release's folder. */
export async function buildSecondShop(version: string) {
  const folder = await mkdtemp(join(tmpdir(), 'brightyard-shop-'))
  for (const name of ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json']) {
    await cp(join(source, name), join(folder, name), { recursive: true })
  }
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'))
  const page = join(folder, 'src/features/home/home.page.tsx')
  const text = await readFile(page, 'utf8')
  if (!text.includes(firstText)) throw new Error(`${firstText} is no longer in ${page}.`)
  await writeFile(page, text.replace(firstText, secondText))
  await run(process.execPath, [join(root, 'shared/build/bin/brightyard-build.mjs')], {
    cwd: folder,
    env: { ...process.env, RELEASE_VERSION: version, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  return {
    release: join(folder, 'dist/release'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export type Spoil = (document: RemoteDocument, folder: string) => unknown

/** A copy of a release on the release origin that its squad should not have made. */
export async function layOutBrokenRelease(release: string, target: string, spoil: Spoil) {
  await mkdir(dirname(target), { recursive: true })
  await cp(release, target, { recursive: true })
  const file = join(target, 'remote.json')
  const document = RemoteDocument.parse(JSON.parse(await readFile(file, 'utf8')))
  await spoil(document, target)
  await writeFile(file, JSON.stringify(document))
}
