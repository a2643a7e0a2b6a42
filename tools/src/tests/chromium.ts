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

const debianChromium = '/usr/bin/chromium'

/** Ways to come by a Chromium, in the order they are tried; each gives its path or null. */
const ways: readonly (() => Promise<string | null>)[] = [
  () => Promise.resolve(existing(debianChromium)),
  async () => ((await installDebianPackage('chromium')) ? existing(debianChromium) : null),
  playwrightChromium,
  packagedChromium,
]

/** The path of a Chromium for tests: CHROMIUM_PATH, Debian's, playwright's own, or one in a package. */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
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
