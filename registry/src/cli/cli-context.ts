import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { nullWhenMissing } from '../disk/write-atomically.ts'
import { operatorTokenFile } from '../access/operator-token.ts'
import { registryCalls, type RegistryCalls } from './registry-calls.ts'
import type { Terminal } from './terminal.ts'

/** Dependencies of the commands. */
export interface CliContext {
  terminal: Terminal
  registry: RegistryCalls
  /** Default for --actor. */
  user: string
  workingFolder: string
  /** How to call this command, for advice. */
  command: string
  /** The release origin's folder and URL. */
  releasesFolder: string
  releaseOrigin: string
  /** For uploads, which read their own settings, such as the keys of a bucket. */
  environment: NodeJS.ProcessEnv
}

const repository = join(import.meta.dirname, '../../..')

/** The defaults are those of the site that `npm start` runs with the same environment. */
export function cliContext(environment: NodeJS.ProcessEnv, terminal: Terminal): CliContext {
  const {
    BRIGHTYARD_FOLDER = '.brightyard',
    REGISTRY_PORT = '3002',
    RELEASES_PORT = '3100',
  } = environment
  const dataRoot = resolve(repository, BRIGHTYARD_FOLDER)
  const {
    REGISTRY_URL = `http://localhost:${REGISTRY_PORT}`,
    REGISTRY_TOKEN,
    DATA_FOLDER = join(dataRoot, 'registry'),
    RELEASES_FOLDER = join(dataRoot, 'releases'),
    RELEASE_ORIGIN = `http://localhost:${RELEASES_PORT}`,
    REMOTES_ACTOR,
    REMOTES_COMMAND = 'pnpm remotes',
    INIT_CWD,
  } = environment
  const readToken = async () =>
    REGISTRY_TOKEN ??
    (await readFile(operatorTokenFile(DATA_FOLDER), 'utf8').catch(nullWhenMissing))?.trim() ??
    null
  return {
    terminal,
    registry: registryCalls(REGISTRY_URL, readToken),
    user: REMOTES_ACTOR ?? userName(),
    // pnpm runs scripts in the workspace's root; this is where it was called.
    command: REMOTES_COMMAND,
    workingFolder: INIT_CWD ?? process.cwd(),
    releasesFolder: RELEASES_FOLDER,
    releaseOrigin: RELEASE_ORIGIN,
    environment,
  }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a user id without a name.
    return 'unknown user'
  }
}
