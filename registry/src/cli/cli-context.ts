import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
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
  /** How to call this command, for advice that works when it is pasted. */
  command: string
  /** `--actor` as this command was given it, for advice; empty without. */
  actorFlag: string
  /** The release origin's folder and URL. */
  releasesFolder: string
  releaseOrigin: string
  /** For uploads, which read their own settings, such as the keys of a bucket. */
  environment: NodeJS.ProcessEnv
}

const repository = resolve(import.meta.dirname, '../../..')

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
    // pnpm runs scripts in the workspace's root; this is where it was called.
    INIT_CWD: workingFolder = process.cwd(),
    REMOTES_COMMAND = commandIn(workingFolder, environment),
  } = environment
  const readToken = async () =>
    REGISTRY_TOKEN ??
    (await readFile(operatorTokenFile(DATA_FOLDER), 'utf8').catch(nullWhenMissing))?.trim() ??
    null
  return {
    terminal,
    registry: registryCalls(REGISTRY_URL, readToken),
    user: REMOTES_ACTOR ?? userName(),
    command: REMOTES_COMMAND,
    actorFlag: '',
    workingFolder,
    releasesFolder: RELEASES_FOLDER,
    releaseOrigin: RELEASE_ORIGIN,
    environment,
  }
}

/** Settings that lead to the same registry; never the token, which advice must not show. */
const repeated = [
  'BRIGHTYARD_FOLDER',
  'DATA_FOLDER',
  'REGISTRY_PORT',
  'REGISTRY_URL',
  'REMOTES_ACTOR',
]

/** Settings may have been given for one command alone, so advice repeats them. */
function commandIn(workingFolder: string, environment: NodeJS.ProcessEnv): string {
  const settings = repeated.flatMap((name) => {
    const value = environment[name]
    return value ? [`${name}=${shellWord(value)}`] : []
  })
  const path = relative(repository, workingFolder)
  const isOutside = isAbsolute(path) || path.split(sep)[0] === '..'
  const pnpm = isOutside ? `pnpm -C ${shellWord(repository)}` : path === '' ? 'pnpm' : 'pnpm -w'
  return [...settings, pnpm, 'remotes'].join(' ')
}

/** As a shell reads it back. */
export const shellWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run under a user id without a name.
    return 'unknown user'
  }
}
