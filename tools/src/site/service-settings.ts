import { join } from 'node:path'
import type { SiteFolder } from '../folder/site-folder.ts'
import type { Ports, Role } from '../ports/ports.ts'
import { inRoot } from '../root.ts'
import type { ServiceSettings } from '../services/service.ts'
import { remoteOverrides } from './watched-remote.ts'
import type { WatchedRemote } from './watched-remote.ts'

export interface SiteParts {
  ports: Ports
  origins: Record<Role, string>
  folder: SiteFolder
  /** Further environment of every server. */
  environment: Record<string, string>
  watched: Readonly<Record<string, WatchedRemote>>
}

/** Each server's process: its entry and its environment. */
export function serviceSettings({
  ports,
  origins,
  folder,
  environment,
  watched,
}: SiteParts): Record<'api' | 'registry' | 'releases' | 'edge', ServiceSettings> {
  const hostBuild = Object.keys(watched).length > 0 ? 'dist/development' : 'dist'
  const common = { NODE_ENV: 'development', ...environment }
  return {
    api: {
      name: 'api',
      title: 'The API',
      entry: 'api/dist/main.js',
      environment: {
        ...common,
        PORT: String(ports.api),
        DATA_FOLDER: folder.apiData,
        PUBLIC_ORIGIN: origins.site,
        DEMO_DATA: 'true',
      },
    },
    registry: {
      name: 'registry',
      title: 'The registry',
      entry: 'registry/dist/main.js',
      environment: {
        ...common,
        PORT: String(ports.registry),
        DATA_FOLDER: folder.registryData,
        ALLOWED_ORIGINS: origins.releases,
        // The gate renders the pages of a new release once before it accepts it
        RENDER_BUNDLE: inRoot('host', hostBuild, 'render/render.cjs'),
        API_URL: origins.api,
      },
    },
    releases: {
      name: 'releases',
      title: 'The release origin',
      entry: 'registry/dist/origin-main.js',
      environment: {
        ...common,
        PORT: String(ports.releases),
        RELEASES_FOLDER: folder.releases,
      },
    },
    edge: {
      name: 'edge',
      title: 'The edge',
      entry: 'host/dist/server/main.js',
      // It listens before its first release set can be rendered
      probe: `${origins.site}/readyz`,
      environment: {
        ...common,
        PORT: String(ports.site),
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: origins.site,
        API_URL: origins.api,
        REGISTRY_URL: origins.registry,
        // The registry has written it by then; it allows sending telemetry and nothing else
        TELEMETRY_TOKEN_FILE: join(folder.registryData, 'telemetry-token'),
        // Super admins act with it on /ops; the edge asks the API who they are
        OPS_TOKEN_FILE: join(folder.registryData, 'ops-token'),
        DATA_FOLDER: folder.edgeData,
        HOST_BUILD: hostBuild,
        REMOTE_OVERRIDES: remoteOverrides(watched),
        OVERRIDE_LOOPBACK: 'true',
      },
    },
  }
}
