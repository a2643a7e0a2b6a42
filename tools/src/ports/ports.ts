import { createServer } from 'node:net'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { portOwner } from './port-owner.ts'

/** The servers of the site, the environment variable of each port, and its default. */
export const portSettings = {
  site: { variable: 'PORT', standard: 3000, title: 'the site' },
  api: { variable: 'API_PORT', standard: 3001, title: 'the API' },
  registry: { variable: 'REGISTRY_PORT', standard: 3002, title: 'the registry' },
  releases: { variable: 'RELEASES_PORT', standard: 3100, title: 'the release origin' },
} as const
export type Role = keyof typeof portSettings
export type Ports = Record<Role, number>

const roles = Object.keys(portSettings) as Role[]

export function portsFromEnvironment(environment: NodeJS.ProcessEnv): Ports {
  const ports = Object.fromEntries(
    roles.map((role) => {
      const { variable, standard } = portSettings[role]
      return [role, parsePort(variable, environment[variable] ?? String(standard))]
    }),
  ) as Ports
  const twice = roles.find((role) =>
    roles.some((other) => other !== role && ports[other] === ports[role]),
  )
  if (twice) {
    throw new UserFacingError(
      `Port ${ports[twice]} is configured twice.`,
      `Give each its own: ${roles.map((role) => portSettings[role].variable).join(', ')}.`,
    )
  }
  return ports
}

/** Where the remote in watch mode is served. */
export const watchPort = (environment: NodeJS.ProcessEnv): number =>
  parsePort('WATCH_PORT', environment['WATCH_PORT'] ?? '3200')

function parsePort(variable: string, text: string): number {
  const port = Number(text)
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new UserFacingError(`${variable}=${text} is not a port.`, `Use a number from 1 to 65535.`)
  }
  if (refusedByBrowsers.has(port)) {
    throw new UserFacingError(
      `${variable}=${text} is a port that browsers never open.`,
      `It belongs to another protocol; use another, such as ${port + 1000}.`,
    )
  }
  return port
}

/** The bad ports above 1023 of the Fetch Standard: browsers and Node refuse to fetch from them. */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
])

const folderSetting = ({ BRIGHTYARD_FOLDER }: NodeJS.ProcessEnv) =>
  BRIGHTYARD_FOLDER ? [`BRIGHTYARD_FOLDER=${BRIGHTYARD_FOLDER}`] : []

/** `pnpm remotes` for the site on these ports, as people type it. */
export function remotesCommand(
  { registry, releases }: Pick<Ports, 'registry' | 'releases'>,
  env: NodeJS.ProcessEnv,
): string {
  const settings = [
    ...folderSetting(env),
    ...(registry === portSettings.registry.standard ? [] : [`REGISTRY_PORT=${registry}`]),
    ...(releases === portSettings.releases.standard ? [] : [`RELEASES_PORT=${releases}`]),
  ]
  return [...settings, 'pnpm remotes'].join(' ')
}

/** Ports that are free now, for tests and measurements. */
export async function freePorts(): Promise<Ports> {
  const ports = await unusedPorts(roles.length)
  return Object.fromEntries(roles.map((role, index) => [role, ports[index]])) as Ports
}

export async function freePort(): Promise<number> {
  const [port] = await unusedPorts(1)
  if (port === undefined) throw new Error('no port was assigned')
  return port
}

/** All are held open until the last is known, so that they differ. */
async function unusedPorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was assigned')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

/** What a command wants to listen on. */
export interface WantedPorts {
  ports: Partial<Ports>
  /** Of remotes in watch mode. */
  watched?: readonly number[]
  /** As it was typed, for the advice: `pnpm dev shop`. */
  command: string
}

const wantedPorts = ({ ports, watched = [] }: WantedPorts) => [
  ...roles.flatMap((role) => {
    const port = ports[role]
    return port === undefined ? [] : [{ ...portSettings[role], port }]
  }),
  ...watched.map((port) => ({ variable: 'WATCH_PORT', title: 'the watched remote', port })),
]

/** The same command, with ports that are free now. */
export async function commandOnFreePorts(options: WantedPorts): Promise<string> {
  const wanted = wantedPorts(options)
  const free = await freePortsAbove(wanted.map(({ port }) => port))
  const settings = wanted.map(({ variable }, index) => `${variable}=${free[index]}`)
  return [...folderSetting(process.env), ...settings, options.command].join(' ')
}

/** All higher by the same thousands where possible, because such ports are easy to remember. */
async function freePortsAbove(ports: readonly number[]): Promise<number[]> {
  for (let step = 1000; Math.max(...ports) + step < 65_536; step += 1000) {
    const higher = ports.map((port) => port + step)
    if (higher.some((port) => refusedByBrowsers.has(port))) continue
    const free = await Promise.all(higher.map(isFree))
    if (free.every(Boolean)) return higher
  }
  return unusedPorts(ports.length)
}

/** Throws before anything is started: which ports are in use, by whom, and what to do. */
export async function assertPortsFree(options: WantedPorts) {
  const taken: string[] = []
  for (const { port, title } of wantedPorts(options)) {
    if (await isFree(port)) continue
    const owner = portOwner(port)
    taken.push(`Port ${port}, for ${title}, is in use${owner ? ` by ${owner}` : ''}.`)
  }
  if (taken.length === 0) return
  throw new UserFacingError(
    taken.join('\n'),
    `Stop what listens there, or start Brightyard on other ports:\n  ${await commandOnFreePorts(options)}`,
  )
}

async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port)
    await new Promise((done) => server.close(done))
    return true
  } catch (error) {
    if (errorCode(error) === 'EACCES') {
      throw new UserFacingError(
        `Port ${port} may not be used by this account.`,
        'Use a port above 1023.',
      )
    }
    return false
  }
}

/** On all addresses, which conflicts with a listener on any one of them. */
function listen(port: number) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, exclusive: true }, () => resolve(server))
  })
}

/** The system's code of a failure, `EADDRINUSE`. Not by `instanceof`: a test runner has its own Error. */
const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
