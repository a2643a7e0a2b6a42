import { isNetworkList, readNetworks } from '@brightyard/observability'
import * as z from 'zod'

const Networks = z
  .string()
  .refine(isNetworkList, 'must be networks like 10.0.0.0/8, separated by commas')
  .transform(readNetworks)
const Url = z.url().transform((url) => url.replace(/\/$/, ''))

/** Settings of the edge from its environment. */
export const EdgeSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The origin that visitors see; for canonical URLs. */
  PUBLIC_ORIGIN: Url.default('http://localhost:3000'),
  /** Proxies in front whose X-Forwarded-For and -Proto are trusted, besides this machine: `10.0.0.0/8,192.168.1.7`. */
  TRUSTED_NETWORKS: Networks.default([]),
  API_URL: Url.default('http://127.0.0.1:3001'),
  REGISTRY_URL: Url.default('http://127.0.0.1:3002'),
  /** Holds the last set and its files, so that the site runs without the registry. */
  DATA_FOLDER: z.string().default('.brightyard/edge'),
  /** What people see in the registry's list of edges; its machine and port by default. */
  EDGE_NAME: z.string().max(200).default(''),
  /** Which build of the host is served: `dist/development` has what hot reload needs. */
  HOST_BUILD: z.enum(['dist', 'dist/development']).default('dist'),
  /** Processes that render pages, for each set that is served; one less than there are cores unless given. */
  RENDER_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Memory for finished pages, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(10_000).default(64),
  /** How long a CDN may keep the pages of anonymous visitors, in seconds; 0: not at all. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  /** Renders in a minute for one address; pages from memory do not count. */
  RENDERS_PER_ADDRESS: z.coerce.number().int().min(1).default(600),
  /** Event streams of open tabs from one address; further tabs ask from time to time. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  /** Remotes under development: `shop=http://localhost:3200/`. */
  REMOTE_OVERRIDES: z.string().default(''),
  /** Exact https origins that a browser's own overrides may point to, separated by commas. */
  OVERRIDE_ORIGINS: z.string().default(''),
  /** Allows overrides on this machine as well; for development. */
  OVERRIDE_LOOPBACK: z.stringbool().default(false),
  /** Allows reading where that needs a token, and sending telemetry to the registry. */
  TELEMETRY_TOKEN: z.string().default(''),
  TELEMETRY_TOKEN_FILE: z.string().default(''),
  /** Signs the tokens of pages; edges of one site with the same key accept each other's. By default made from TELEMETRY_TOKEN. */
  BEACON_KEY: z
    .string()
    .refine((key) => key === '' || key.length >= 32, 'must have at least 32 characters')
    .default(''),
  /** The registry's token that super admins act with on /ops; without one (or its file) the page says so. */
  OPS_TOKEN: z.string().default(''),
  OPS_TOKEN_FILE: z.string().default(''),
  /**
   * What the service worker does in browsers. `on`: saves the pages that are visited, and shows push messages.
   * `push-only`: shows push messages, and removes what is saved. `off`: removes what is saved, and itself.
   */
  SERVICE_WORKER: z.enum(['on', 'push-only', 'off']).default('on'),
  /** Behind a load balancer: how long it goes on serving after SIGTERM while `/readyz` already says 503. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})
export type EdgeSettings = z.infer<typeof EdgeSettings>
export type WorkerMode = EdgeSettings['SERVICE_WORKER']

/** Files of a development build change under the same address, so nothing of them may be saved. */
export const workerModeOf = ({
  HOST_BUILD,
  REMOTE_OVERRIDES,
  SERVICE_WORKER,
}: EdgeSettings): WorkerMode =>
  SERVICE_WORKER === 'on' && (HOST_BUILD !== 'dist' || REMOTE_OVERRIDES !== '')
    ? 'push-only'
    : SERVICE_WORKER
