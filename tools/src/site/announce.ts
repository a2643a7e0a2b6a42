import { relative } from 'node:path'
import { root } from '../root.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import type { Site } from './start-site.ts'

/** What the terminal shows once the site runs. */
export function announcement(site: Site): string {
  const addresses = [
    ['Site', site.origin],
    ['API', `${site.apiOrigin}/docs`],
    ['Registry', `${site.registryOrigin}/docs`],
    ['Releases', site.releasesOrigin],
    ['Data, logs', shortPath(site.folder)],
  ] as const
  return [
    '',
    'Brightyard is running.',
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(12)}${address}`),
    '',
    `  Demonstration accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ signInAs, who }) => `  ${signInAs.padEnd(24)}${who}`),
    '',
    'Ctrl-C stops everything.',
  ].join('\n')
}

const shortPath = (folder: string) => {
  const fromHere = relative(root, folder)
  return fromHere.startsWith('..') ? folder : fromHere
}
