import { join } from 'node:path'

/** The host's folder, found from both its sources and its compiled code. */
export interface EdgeFolders {
  /** The host's browser build. */
  browser: string
  /** Files at the root of the site. */
  public: string
  /** The parts of the service worker. */
  serviceWorker: string
  /** `host-assets.json` of the browser build. */
  assets: string
  /** The host's render program. */
  renderBundle: string
}

/** `build` is the host's build that is served, relative to the host's folder. */
export const foldersOf = (host: string, build = 'dist'): EdgeFolders => ({
  browser: join(host, build, 'browser'),
  public: join(host, 'public'),
  serviceWorker: join(host, 'service-worker'),
  assets: join(host, build, 'host-assets.json'),
  renderBundle: join(host, build, 'render/render.cjs'),
})
