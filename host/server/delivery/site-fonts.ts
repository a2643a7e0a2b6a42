import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFaceCss, fontFiles } from '@brightyard/ui/fonts'

export interface SiteFonts {
  /** Where the files are served; changes when a file does. */
  prefix: string
  folder: string
  /** The rules to write into the head. */
  css: string
  /** URLs of the fonts used above the fold. */
  preloads: string[]
}

/** The fonts of the design system, at immutable URLs. */
export function siteFonts(): SiteFonts {
  const [first] = fontFiles
  const folder = dirname(fileURLToPath(import.meta.resolve(`@brightyard/ui/fonts/${first.file}`)))
  const hash = createHash('sha256')
  for (const { file } of fontFiles) hash.update(readFileSync(join(folder, file)))
  const prefix = `/fonts/${hash.digest('hex').slice(0, 10)}/`
  return {
    prefix,
    folder,
    css: fontFaceCss((file) => prefix + file),
    preloads: fontFiles.filter(({ preload }) => preload).map(({ file }) => prefix + file),
  }
}
