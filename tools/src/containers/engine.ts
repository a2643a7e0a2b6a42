import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { runCommand } from '../run-command.ts'
import { chooseEngine, type Choice } from './choose-engine.ts'

export interface Engine extends Choice {
  /** For the log: `docker compose with docker 28.2.2`. */
  title: string
  environment: Record<string, string>
  /** Runs the health checks of these containers where nothing else does. */
  checkHealth: (containers: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** The engine of this machine, ready to be used; null where there is none. `folder` takes its socket. */
export async function findEngine(folder: string): Promise<Engine | null> {
  const [docker, composePlugin, dockerCompose, podman, podmanCompose] = await Promise.all([
    answers('docker', 'info'),
    answers('docker', 'compose', 'version'),
    answers('docker-compose', 'version'),
    answers('podman', 'info'),
    answers('podman-compose', 'version'),
  ])
  const choice = chooseEngine({ docker, composePlugin, dockerCompose, podman, podmanCompose })
  if (!choice) return null
  const { output } = await runCommand(choice.cli, ['--version'])
  const socket = choice.needsSocket ? await startPodmanSocket(join(folder, 'podman.sock')) : null
  // podman runs health checks by systemd's timers.
  const hasTimers = choice.cli === 'docker' || existsSync('/run/systemd/system')
  return {
    ...choice,
    title: `${choice.compose.join(' ')} with ${output.trim()}`,
    environment: {
      // The images of podman lose their health checks in its own format.
      BUILDAH_FORMAT: 'docker',
      // For the old Compose, which gives up after a minute otherwise.
      COMPOSE_HTTP_TIMEOUT: '1800',
      ...(socket && { DOCKER_HOST: socket.address, DOCKER_BUILDKIT: '0' }),
    },
    async checkHealth(containers) {
      if (hasTimers) return
      await Promise.all(containers.map((one) => runCommand('podman', ['healthcheck', 'run', one])))
    },
    stop: async () => socket?.stop(),
  }
}

const answers = (command: string, ...args: string[]) =>
  runCommand(command, args).then(
    ({ code }) => code === 0,
    () => false,
  )

async function startPodmanSocket(file: string) {
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${file}`], {
    env: { ...process.env, BUILDAH_FORMAT: 'docker' },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => service.once('close', () => resolve()))
  for (let tries = 0; !existsSync(file); tries += 1) {
    if (tries === 100 || service.exitCode !== null) {
      throw new UserFacingError('podman does not serve its socket.', 'Try: podman system service')
    }
    await pause(100)
  }
  return {
    address: `unix://${file}`,
    async stop() {
      service.kill()
      await ended
    },
  }
}
