import { cpSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  composeSet,
  copyReleases,
  freePort,
  makeSiteFolder,
  remoteFolders,
  type Service,
  serviceSettings,
  siteFolder,
  startService,
} from '@brightyard/tools'
import { begin } from '../progress.ts'
import { type Balancer, startBalancer } from './balancer.ts'

type Settings = ReturnType<typeof serviceSettings>['api']

/** One server process, as on a machine of its own. */
export interface Machine {
  name: string
  address: string
  /** As a deployment does it: asked to stop, then started. */
  restart: () => Promise<void>
  /** As a machine that loses its power. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** How far the clock of the second edge and the second API is ahead. */
export const clockAheadMs = 2000
const earlyClock = new URL('./early-clock.js', import.meta.url).href

/** Two edges, two APIs, a registry and a release origin over one database, behind HAProxy. */
export async function startMachines(
  folder: string,
  databaseUrl: string,
  limitsUrl: string | undefined,
) {
  const ports: number[] = []
  for (let one = 0; one < 9; one++) ports.push(await freePort())
  const [site, calls, state, edge1, edge2, api1, api2, registry, releases] = ports as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const local = (port: number) => `127.0.0.1:${port}`
  const addresses = {
    site: local(site),
    calls: local(calls),
    state: local(state),
    edges: [local(edge1), local(edge2)],
    apis: [local(api1), local(api2)],
  } as const
  const origins = {
    site: `http://localhost:${site}`,
    api: `http://${local(calls)}`,
    registry: `http://localhost:${registry}`,
    releases: `http://localhost:${releases}`,
  }
  const environment = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'one secret for all the APIs of this bench',
    DRAIN_SECONDS: '3',
    RENDER_PROCESSES: '1',
    RENDERS_PER_ADDRESS: '1000000',
    ...(limitsUrl !== undefined && { LIMITS_URL: limitsUrl }),
  }
  const ahead = {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${earlyClock}`,
    CLOCK_AHEAD_MS: String(clockAheadMs),
  }
  /** Everything but the registry's and the origin's data is of one machine. */
  const settingsOf = (edge: number, api: number, place: number) => {
    const own = siteFolder(join(folder, `machine-${place}`))
    makeSiteFolder(own)
    const shared = siteFolder(folder)
    makeSiteFolder(shared)
    return serviceSettings({
      ports: { site: edge, api, registry, releases },
      origins,
      folder: { ...shared, apiData: own.apiData, edgeData: own.edgeData },
      environment: place === 1 ? environment : { ...environment, ...ahead },
      watched: {},
    })
  }
  const [first, second] = [settingsOf(edge1, api1, 1), settingsOf(edge2, api2, 2)]

  function machine(name: string, port: number, settings: Settings): Machine {
    let service: Service | undefined
    const log = join(folder, 'logs', `${name}.log`)
    const start = async () => {
      const onOutput = (text: string) => void appendFile(log, text)
      service = await startService({ ...settings, onOutput, dataIsThrownAway: true })
    }
    const stop = async () => service?.stop()
    return {
      name,
      address: local(port),
      start,
      stop,
      async restart() {
        await stop()
        await start()
      },
      async kill() {
        service?.kill()
        await service?.ended
      },
    }
  }
  const edgeSettings = ({ edge }: typeof first, port: number, name: string) => ({
    ...edge,
    probe: `http://${local(port)}/readyz`,
    environment: { ...edge.environment, EDGE_NAME: name },
  })
  const machines = {
    registry: machine('registry', registry, first.registry),
    origin: machine('origin', releases, first.releases),
    api1: machine('api-1', api1, first.api),
    api2: machine('api-2', api2, second.api),
    edge1: machine('edge-1', edge1, edgeSettings(first, edge1, 'edge-1')),
    edge2: machine('edge-2', edge2, edgeSettings(second, edge2, 'edge-2')),
  }
  const started: Machine[] = []
  let balancer: Balancer | undefined
  const stop = async () => {
    balancer?.stop()
    for (const one of started.reverse()) await one.stop()
  }
  const startAll = async (...all: Machine[]) => {
    started.push(...all)
    await Promise.all(all.map((one) => one.start()))
  }
  try {
    begin('registry, release origin and first API start, and the pictures are drawn')
    await startAll(machines.registry, machines.origin, machines.api1)
    // It would draw the same pictures, which takes a minute of both cores.
    const media = (settings: typeof first) =>
      join(settings.api.environment['DATA_FOLDER'] ?? '', 'media')
    cpSync(media(first), media(second), { recursive: true })
    begin('second API and HAProxy start')
    await startAll(machines.api2)
    const shared = siteFolder(folder)
    balancer = startBalancer(addresses)
    await balancer.untilUp('api-1', 'api-2')
    begin('the first releases are deployed')
    await composeSet(copyReleases(remoteFolders(), shared.releases, origins.releases), {
      registryOrigin: origins.registry,
      registryData: shared.registryData,
      command: 'remotes',
      deploy: false,
      print: console.log,
    })
    begin('both edges start')
    await startAll(machines.edge1, machines.edge2)
    await balancer.untilUp('edge-1', 'edge-2')
    return { origins, machines, balancer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
export type Machines = Awaited<ReturnType<typeof startMachines>>
