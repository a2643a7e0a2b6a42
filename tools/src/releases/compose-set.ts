import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import type { CopiedRelease } from './copy-releases.ts'

export interface ComposeSetOptions {
  registryOrigin: string
  /** Its data folder, with the operator's token. */
  registryData: string
  /** How people call `remotes` for this site. */
  command: string
  /** Deploys what is built and not live. */
  deploy: boolean
  print: (text: string) => void
}

/**
 * Makes the first set of a new site; on any other a start changes nothing, unless it is told to deploy. Returns what it
 * did in a few words, and prints what differs from the current set.
 */
export async function composeSet(
  releases: readonly CopiedRelease[],
  { registryOrigin, registryData, command, deploy, print }: ComposeSetOptions,
): Promise<string> {
  const firstSet = (...more: string[]) =>
    runNode(
      [
        inRoot('registry/bin/remotes.mjs'),
        'first-set',
        ...releases.map(({ name, url }) => `${name}=${url}`),
        ...more,
      ],
      {
        environment: {
          REGISTRY_URL: registryOrigin,
          DATA_FOLDER: registryData,
          REMOTES_COMMAND: command,
        },
      },
    )
  const made = await firstSet('--actor', 'start', '--patience', '30')
  if (made.code !== 0) throw new UserFacingError(made.output.trim())
  if (!deploy) return summaryOf(made.output, print)
  const deployed = await firstSet('--deploy-changes', '--reason', 'npm start -- --deploy')
  // The site runs all the same, with the set that it has.
  if (deployed.code !== 0) print(`Nothing was deployed.\n${deployed.output.trim()}`)
  return summaryOf(deployed.code === 0 ? deployed.output : made.output, () => undefined)
}

/** The last line is the summary, unless one follows that says what differs. */
function summaryOf(output: string, print: (text: string) => void): string {
  const lines = output.trim().split('\n')
  const summary = lines.findLast((line) => /^(✔ )?set \d/.test(line)) ?? ''
  for (const line of lines.slice(lines.indexOf(summary) + 1)) print(line)
  return summary.replace(/^✔ /, '')
}
