import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import { buildShopCopy } from '@brightyard/tools'

/** What every visitor of the shop reads first; the second build says something else. */
export const firstText = 'Things that make them ask why'
export const secondText = 'Things that make them wonder how'

/** Another release of the shop, with another heading. */
export const buildSecondShop = (version: string) =>
  buildShopCopy(version, async (folder) => {
    const page = join(folder, 'src/features/home/home.page.tsx')
    const text = await readFile(page, 'utf8')
    if (!text.includes(firstText)) throw new Error(`${firstText} is no longer in ${page}.`)
    await writeFile(page, text.replace(firstText, secondText))
  })

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
