import { existsSync } from 'node:fs'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { installDebianPackage } from './debian.ts'

/** For a headless browser that talks to this machine alone. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A way to come by a Chromium: its path, or null. */
type Way = () => Promise<string | null>

const debianPath = (name: string) => `/usr/bin/${name}`

/** A program of the package's name: there already, or installed. */
function debian(name: string): readonly Way[] {
  const path = debianPath(name)
  return [
    () => Promise.resolve(existing(path)),
    async () => ((await installDebianPackage(name)) ? existing(path) : null),
  ]
}

/** In the order they are tried. */
const chromium: readonly Way[] = [...debian('chromium'), playwrightChromium, packagedChromium]

/**
 * Chromium without the windows and popups of a desktop's browser, which nobody sees in a test: journeys take a third
 * less, and a tab that is used again does not stop drawing.
 */
const headlessShell = debian('chromium-headless-shell')

/** The path of a Chromium as people have it: CHROMIUM_PATH, Debian's, playwright's own, or one in a package. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): Promise<string> =>
  firstOf(chromium, environment)

/** The path of a Chromium for journeys: CHROMIUM_PATH, Debian's headless shell, or as `findChromium`. */
export const findHeadlessShell = (environment: NodeJS.ProcessEnv = process.env): Promise<string> =>
  firstOf([...headlessShell, ...chromium], environment)

/** For journeys that are run by themselves: nothing is installed; playwright's own serves where there is none. */
export const installedChromium = (environment: NodeJS.ProcessEnv = process.env) =>
  environment['CHROMIUM_PATH'] ??
  ['chromium-headless-shell', 'chromium'].map(debianPath).find((path) => existsSync(path))

async function firstOf(ways: readonly Way[], environment: NodeJS.ProcessEnv): Promise<string> {
  const chosen = environment['CHROMIUM_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new UserFacingError(
      `CHROMIUM_PATH=${chosen} does not exist.`,
      'Correct it, or leave it out.',
    )
  }
  for (const way of ways) {
    const path = await way()
    if (path) return path
  }
  throw new UserFacingError(
    'No Chromium was found or could be installed.',
    'Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

const existing = (path: string) => (existsSync(path) ? path : null)

async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  await runNode([inRoot('tools/node_modules/playwright/cli.js'), 'install', 'chromium'])
  return existing(path)
}

async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux') return null
  const { default: chromium } = await import('@sparticuz/chromium')
  return existing(await chromium.executablePath())
}
