import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from '@brightyard/contract/schema'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { freePort } from '../ports/ports.ts'
import { type FullResult, runCommand } from '../run-command.ts'
import { copyWorkingTree, plantSecrets } from './copy-working-tree.ts'
import type { Engine } from './engine.ts'

const Health = z.optional(z.object({ Status: z.string() }))
const Inspected = z.array(
  z.looseObject({
    Id: z.string(),
    Image: z.optional(z.string()),
    Size: z.optional(z.number()),
    // podman has called it both.
    State: z.optional(z.object({ Status: z.string(), Health, Healthcheck: Health })),
  }),
)
type Inspected = z.infer<typeof Inspected>[number]

/** What stays up; `compose-set` ends once there is a set. */
export const lastingServices = [
  'postgres',
  'api',
  'registry',
  'release-header',
  'release-shop',
  'release-content',
  'release-account',
  'release-talentbox',
  'edge',
] as const
export const builtServices = lastingServices.filter((name) => name !== 'postgres')

/** A copy of the repository with the site in containers, under a name of its own. */
export interface ContainerSite {
  folder: string
  origin: string
  tlsPort: number
  /** Values of `.env`, and one that is planted all over the copy. */
  secrets: readonly string[]
  engine: Engine
  /** Runs Compose; throws with its output when it fails. */
  compose: (...args: string[]) => Promise<string>
  /** Runs a command in a container, whatever its exit code. */
  exec: (service: string, ...command: string[]) => Promise<FullResult>
  inspect: (service: string) => Promise<Inspected>
  /** An image by name or id. */
  image: (name: string) => Promise<Inspected>
  /** Brings everything up and waits until all of it is healthy. */
  start: (...more: string[]) => Promise<void>
  untilHealthy: (...services: string[]) => Promise<void>
  /** Removes containers, networks, volumes and images of this name. */
  remove: () => Promise<void>
}

export async function openContainerSite(folder: string, engine: Engine): Promise<ContainerSite> {
  const project = `brightyard-test-${process.pid}`
  const copy = join(folder, 'site')
  const [port, httpPort, tlsPort] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  await mkdir(copy)
  await copyWorkingTree(copy)
  const planted = randomBytes(24).toString('hex')
  await plantSecrets(copy, planted)
  const secrets = Object.fromEntries(
    ['POSTGRES_PASSWORD', 'SESSION_SECRET', 'REGISTRY_TOKEN', 'TELEMETRY_TOKEN', 'OPS_TOKEN'].map(
      (name) => [name, randomBytes(32).toString('hex')],
    ),
  )
  const settings = {
    ...secrets,
    API_MODE: 'development',
    DEMO_DATA: 'true',
    PUBLIC_ORIGIN: origin,
    EDGE_PORT: String(port),
    TRUSTED_NETWORKS: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(tlsPort),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  await writeFile(join(copy, '.env'), `${lines.join('\n')}\n`)
  await writeFile(join(copy, 'test.yml'), JSON.stringify(overridesFor(engine)))

  const files = ['--project-name', project, '-f', 'docker-compose.yml', '-f', 'test.yml']
  const run = (command: readonly string[], environment: Record<string, string> = {}) =>
    runCommand(command[0] ?? '', command.slice(1), {
      cwd: copy,
      environment: { ...engine.environment, ...environment },
    })
  const runWell = async (command: readonly string[]) => {
    const { code, output, standardOutput } = await run(command)
    if (code === 0) return standardOutput
    throw new UserFacingError(`${command.join(' ')} ended with ${code}:\n${output.slice(-6000)}`)
  }
  const compose = (...args: string[]) => runWell([...engine.compose, ...files, ...args])
  const read = async (command: readonly string[]) => {
    const [found] = Inspected.parse(JSON.parse(await runWell([engine.cli, ...command])))
    if (!found) throw new UserFacingError(`${command.join(' ')} found nothing.`)
    return found
  }
  const containerOf = async (service: string) => {
    const all = await compose('ps', '--all', '-q', service)
    return all.trim().split('\n')[0] ?? ''
  }
  const inspect = async (service: string) => read(['inspect', await containerOf(service)])
  const image = (name: string) => read(['image', 'inspect', name])

  const label = `label=com.docker.compose.project=${project}`
  const running = async () => {
    const { standardOutput } = await run([engine.cli, 'ps', '-q', '--filter', label])
    return standardOutput.split('\n').filter(Boolean)
  }
  async function removeOwn(list: readonly string[], removal: readonly string[]) {
    const { standardOutput } = await run([engine.cli, ...list])
    const found = standardOutput.split('\n').filter(Boolean)
    const own = list[0] === 'images' ? found.filter((name) => name.includes(project)) : found
    if (own.length > 0) await run([engine.cli, ...removal, ...own])
  }
  /** While Compose waits for the health of one before it starts the next, somebody has to ask for it. */
  async function whileChecking<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false
    const over = () => void (isOver = true)
    work.then(over, over)
    while (!isOver) {
      await engine.checkHealth(await running())
      await Promise.race([work.catch(() => undefined), pause(1500)])
    }
    return work
  }

  async function untilHealthy(...services: string[]) {
    const deadline = Date.now() + 600_000
    const waiting = new Set(services)
    while (waiting.size > 0) {
      await engine.checkHealth(await running())
      for (const service of waiting) {
        const { State } = await inspect(service)
        const health = State?.Health ?? State?.Healthcheck
        if (State?.Status === 'running' && health?.Status === 'healthy') waiting.delete(service)
      }
      if (waiting.size > 0 && Date.now() > deadline) {
        const logs = await compose('logs', '--tail=20', ...waiting).catch(() => '')
        throw new UserFacingError(`Not healthy: ${[...waiting].join(', ')}\n${logs}`)
      }
      if (waiting.size > 0) await pause(1000)
    }
  }

  return {
    folder: copy,
    origin,
    tlsPort,
    secrets: [planted, ...Object.values(secrets)],
    engine,
    compose: (...args) => whileChecking(compose(...args)),
    exec: (service, ...command) =>
      run([...engine.compose, ...files, 'exec', '-T', service, ...command]),
    inspect,
    image,
    async start(...more) {
      await whileChecking(compose('up', '--detach', ...more))
      await untilHealthy(...lastingServices)
    },
    untilHealthy,
    async remove() {
      await run([...engine.compose, ...files, '--profile', 'tls', 'down', '-v', '--remove-orphans'])
      // What Compose leaves after a start that failed half-way.
      await removeOwn(['ps', '-aq', '--filter', label], ['rm', '--force'])
      await removeOwn(['volume', 'ls', '-q', '--filter', label], ['volume', 'rm'])
      await removeOwn(['network', 'ls', '-q', '--filter', label], ['network', 'rm'])
      await removeOwn(['images', '--format', '{{.Repository}}:{{.Tag}}'], ['rmi', '--force'])
    },
  }
}

/** `::1 localhost`, as Docker writes it into hosts, and the network of builds where they have none of their own. */
function overridesFor({ cli }: Engine) {
  const network = process.env['BUILD_NETWORK']
  const override = (service: string) => ({
    ...(cli === 'podman' && { extra_hosts: ['localhost:::1'] }),
    ...(network && service !== 'postgres' && { build: { network } }),
  })
  const services = [...lastingServices, 'compose-set']
  return { services: Object.fromEntries(services.map((name) => [name, override(name)])) }
}
