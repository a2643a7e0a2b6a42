import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontFiles, type CharacterRun, type FontFile } from '../fonts/index.ts'

/** Where the files are, with a slash at its end. */
export const fontFolder = fileURLToPath(new URL('../../fonts/', import.meta.url))

const require = createRequire(import.meta.url)
/** The whole faces, as their designers publish them. */
const originals = {
  Figtree: `${fontFolder}originals/figtree.ttf`,
  'Baloo 2': require.resolve('@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf'),
}

const charactersOf = (runs: readonly CharacterRun[]) =>
  runs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

/** What each file of the `fonts` folder has to be: the characters and weights in use, and nothing else. */
export const fontSubsets = (): Promise<[FontFile, Buffer][]> =>
  Promise.all(
    fontFiles.map(async ({ file, family, weight, runs }) => {
      const [min = 0, max] = weight.split(' ').map(Number)
      const made = await subsetFont(readFileSync(originals[family]), charactersOf(runs), {
        targetFormat: 'woff2',
        ...(max === undefined ? {} : { variationAxes: { wght: { min, max } } }),
      })
      return [file, made] as [FontFile, Buffer]
    }),
  )
