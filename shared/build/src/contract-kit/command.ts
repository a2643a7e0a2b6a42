import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseSet } from '@brightyard/contract/release'
import type * as z from '@brightyard/contract/schema'
import { PublishRefused, readBuiltRelease } from '@brightyard/release-files/publish'
import { staleness } from '../staleness.ts'
import { checkCalls, OpenApi } from './check-calls.ts'
import { checkChannels } from './check-channels.ts'
import { usedCalls } from './used-calls.ts'

const usage = `brightyard-check     compares the release built in this folder with what is deployed

  --registry <url>    the registry: channels against the current set     (REGISTRY_URL)
  --api <url>         the API: calls against its /docs/json              (API_URL)

REGISTRY_TOKEN is sent to the registry where it is set.
Exit codes: 0 everything fits, 1 it does not, 2 wrong usage, or a build that is missing
or older than its sources, 4 a deployed service does not respond.`

/** A deployed service that could not be read. */
class Unreachable extends Error {}

/** What was built is not what the folder holds: its channels and the calls of the sources would be of two releases. */
class StaleBuild extends Error {}

async function fetchJson<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  token?: string,
): Promise<z.output<Schema>> {
  try {
    const response = await fetch(address, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) throw new Error(`it responded with ${response.status}`)
    return schema.parse(await response.json())
  } catch (error) {
    throw new Unreachable(
      `${address} could not be read: ${error instanceof Error ? error.message : 'no reason given'}.`,
    )
  }
}

function report(what: string, problems: readonly string[]): boolean {
  console.log(problems.length === 0 ? `✔ ${what}` : `✖ ${what}`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

async function check(folder: string, registry: string, api: string, token?: string) {
  const { document } = readBuiltRelease(join(folder, 'dist/release'))
  const stale = staleness(folder, document)
  if (stale !== null) throw new StaleBuild(stale)
  const base = (url: string) => url.replace(/\/$/, '')
  const set = await fetchJson(`${base(registry)}/sets/current`, ReleaseSet, token)
  const openApi = await fetchJson(`${base(api)}/docs/json`, OpenApi)
  const calls = await usedCalls(folder)
  const { publishes, subscribes } = document
  const channels = report(
    `${document.name} ${document.version}: ${publishes.length} channels published and ${subscribes.length} read, against set ${set.number}`,
    checkChannels(document, set),
  )
  const fits = report(`${calls.length} calls, against the API`, checkCalls(calls, openApi))
  console.log(
    'Paths, slots and shared packages are the gate’s to check: pnpm remotes check <address>.',
  )
  return channels && fits
}

/** Node's own message for an unknown option. */
const isMistyped = (error: unknown): error is { message: string } =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('ERR_PARSE_ARGS')

/** The command line, run in a remote's folder after its build. Returns the exit code. */
export async function main(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  folder: string = process.cwd(),
): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage)
    return 0
  }
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { registry: { type: 'string' }, api: { type: 'string' } },
    })
    const { REGISTRY_PORT = '3002', API_PORT = '3001', REGISTRY_TOKEN } = environment
    const { REGISTRY_URL = `http://localhost:${REGISTRY_PORT}` } = environment
    const { API_URL = `http://localhost:${API_PORT}` } = environment
    const { registry = REGISTRY_URL, api = API_URL } = values
    return (await check(folder, registry, api, REGISTRY_TOKEN)) ? 0 : 1
  } catch (error) {
    if ([Unreachable, PublishRefused, StaleBuild].some((kind) => error instanceof kind)) {
      console.error(error instanceof Error ? error.message : error)
      return error instanceof Unreachable ? 4 : 2
    }
    if (!isMistyped(error)) throw error
    console.error(`${error.message}\n\n${usage}`)
    return 2
  }
}
