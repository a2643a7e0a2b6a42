/** What answers on this machine. */
export interface Found {
  /** A Docker engine, by `docker` or by DOCKER_HOST. */
  docker: boolean
  /** `docker compose`. */
  composePlugin: boolean
  /** `docker-compose`, whichever version. */
  dockerCompose: boolean
  podman: boolean
  podmanCompose: boolean
}

export interface Choice {
  /** How Compose is called. */
  compose: readonly string[]
  /** The command that looks into containers and images. */
  cli: 'docker' | 'podman'
  /** Compose speaks Docker's protocol, which podman offers on a socket. */
  needsSocket: boolean
}

/** The first that can run the site: Docker before podman, the newest Compose before older ones; null where there is none. */
export function chooseEngine(found: Found): Choice | null {
  const plugin = found.composePlugin && ['docker', 'compose']
  const compose = plugin || (found.dockerCompose && ['docker-compose'])
  if (found.docker && compose) return { compose, cli: 'docker', needsSocket: false }
  if (found.podman && compose) return { compose, cli: 'podman', needsSocket: true }
  return found.podman && found.podmanCompose
    ? { compose: ['podman-compose'], cli: 'podman', needsSocket: false }
    : null
}
