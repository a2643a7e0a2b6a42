import { join } from 'node:path'
import * as z from '@brightyard/contract/schema'
import type { ChromiumSettings } from './browser-trial/trial-browser.ts'
import { isLoopback } from './checks/origin.check.ts'

const Port = z.coerce.number().check(z.minimum(0), z.maximum(65535))

const Settings = z.object({
  PORT: z._default(Port, 3002),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  ),
  DATA_FOLDER: z._default(z.string(), join(import.meta.dirname, '../../.brightyard/registry')),
  ALLOWED_ORIGINS: z._default(z.string(), 'http://localhost:3100'),
  /** Servers of releases in the operator's own network: http and private addresses are let through for exactly these. */
  INTERNAL_ORIGINS: z._default(z.string(), ''),
  REGISTRY_TOKEN: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Path of the host's render program: with it and the API, the pages of new releases are rendered before they are accepted. */
  RENDER_BUNDLE: z.optional(z.string()),
  API_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'must be an address'))),
  /** A Chromium on this machine: with it each page of a new release is loaded once in it. */
  TRIAL_CHROMIUM: z.optional(z.string()),
  /** Off only where the system does not let Chromium lock its pages in. */
  TRIAL_CHROMIUM_SANDBOX: z._default(z.enum(['true', 'false']), 'true'),
  /** Whether reading sets, releases and files requires a token. */
  READS_NEED_TOKEN: z._default(z.enum(['true', 'false']), 'false'),
  TELEMETRY_TOKEN: z.optional(
    z.string().check(z.minLength(32, 'must have at least 32 characters')),
  ),
  OPS_TOKEN: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  /** Retention of telemetry in days. */
  TELEMETRY_DAYS: z._default(z.coerce.number().check(z.minimum(1), z.maximum(400)), 14),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export interface RegistrySettings {
  port: number
  host: string
  databaseUrl: string | undefined
  dataFolder: string
  allowedOrigins: string[]
  internalOrigins: string[]
  token: string | undefined
  /** Null: new releases are accepted without a trial. */
  trial: { renderBundle: string; apiUrl: string } | null
  /** Null: pages are not tried in a browser, and verdicts say so. */
  chromium: ChromiumSettings | null
  readsNeedToken: boolean
  telemetryDays: number
  telemetryToken: string | undefined
  opsToken: string | undefined
  logLevel: string
}

/** Reads the environment; throws one error that names everything that is wrong with it. */
export function readSettings(environment: NodeJS.ProcessEnv): RegistrySettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const origins = listOf(parsed.data?.ALLOWED_ORIGINS ?? given.ALLOWED_ORIGINS)
  const internalOrigins = listOf(parsed.data?.INTERNAL_ORIGINS ?? given.INTERNAL_ORIGINS)
  problems.push(
    ...origins.flatMap(problemsOf),
    ...internalOrigins.flatMap((origin) => notAnOrigin('INTERNAL_ORIGINS', origin)),
  )
  const { RENDER_BUNDLE: renderBundle, API_URL } = parsed.data ?? {}
  const trial =
    renderBundle && API_URL ? { renderBundle, apiUrl: API_URL.replace(/\/$/, '') } : null
  if (!trial && (renderBundle || API_URL)) {
    problems.push('RENDER_BUNDLE, API_URL: the trial of new releases needs both, or none')
  }
  const chromium = parsed.data?.TRIAL_CHROMIUM
  // Chromium refuses to run for root with its sandbox.
  const sandbox = parsed.data?.TRIAL_CHROMIUM_SANDBOX === 'true' && process.getuid?.() !== 0
  if (chromium !== undefined && !trial) {
    problems.push('TRIAL_CHROMIUM: needs RENDER_BUNDLE and API_URL, the site to load the pages in')
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The registry cannot start with these settings:\n  ${problems.join('\n  ')}`)
  }
  return {
    port: parsed.data.PORT,
    host: parsed.data.HOST,
    databaseUrl: parsed.data.DATABASE_URL,
    dataFolder: parsed.data.DATA_FOLDER,
    allowedOrigins: origins,
    internalOrigins,
    token: parsed.data.REGISTRY_TOKEN,
    trial,
    chromium: chromium === undefined ? null : { path: chromium, sandbox },
    readsNeedToken: parsed.data.READS_NEED_TOKEN === 'true',
    telemetryToken: parsed.data.TELEMETRY_TOKEN,
    opsToken: parsed.data.OPS_TOKEN,
    telemetryDays: parsed.data.TELEMETRY_DAYS,
    logLevel: parsed.data.LOG_LEVEL,
  }
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function notAnOrigin(setting: string, origin: string): string[] {
  const url = URL.canParse(origin) ? new URL(origin) : null
  return url?.origin === origin && !origin.includes('*')
    ? []
    : [`${setting}: “${origin}” is not an origin; write it as https://releases.example.com`]
}

function problemsOf(origin: string): string[] {
  const problems = notAnOrigin('ALLOWED_ORIGINS', origin)
  if (problems.length > 0) return problems
  const url = new URL(origin)
  return url.protocol === 'https:' || isLoopback(url)
    ? []
    : [`ALLOWED_ORIGINS: “${origin}” must be https; http is for this machine and INTERNAL_ORIGINS`]
}
