import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishRelease, type PublishedRelease } from './publish-release.ts'
import { storeAt } from './publish-settings.ts'
import { PublishRefused } from './release-store.ts'

export interface PublishRequest {
  /** Where the command was called: the remote's folder. */
  readonly workingFolder: string
  /** A release that is built already; without one the remote in the working folder is built. */
  readonly from?: string | undefined
  /** A folder or `s3://<bucket>/<prefix>`. */
  readonly to: string
  /** Where that is served. */
  readonly origin: string
  readonly environment: NodeJS.ProcessEnv
}

/** Builds the remote of this folder where its inputs changed, and uploads its release. Needs no other folder. */
export async function buildAndPublish(request: PublishRequest): Promise<PublishedRelease> {
  const { workingFolder, from, to, origin, environment } = request
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    throw new PublishRefused(
      `“${origin}” is no address. Say where the releases are served: --origin https://…`,
    )
  }
  const store = storeAt(to, environment, workingFolder)
  if (from === undefined) await buildRemote(workingFolder)
  return publishRelease({ from: resolve(workingFolder, from ?? 'dist/release'), store, origin })
}

async function buildRemote(folder: string): Promise<void> {
  if (
    !existsSync(join(folder, 'src/routes.ts')) ||
    !existsSync(join(folder, 'webpack.config.mjs'))
  ) {
    throw new PublishRefused(
      `${folder} is no remote’s folder: it has no src/routes.ts beside a webpack.config.mjs. ` +
        'Go to the folder of your remote, or name a built release with --from.',
    )
  }
  // Only who builds loads the bundler: the registry uses what else this entry has
  const { buildPackage } = await import('../build-package.ts')
  await buildPackage(folder)
}

/** The lines that a person reads at the end. */
export function publishedLines({
  name,
  version,
  url,
  isNew,
  files,
  bytes,
}: PublishedRelease): string[] {
  const what = `${name} ${version}  ${files} files, ${(bytes / 1000).toFixed(0)} kB`
  return [
    isNew ? `✔ published  ${what}` : `✔ was there already  ${what}`,
    url,
    'Hand this to ops:',
    `  remotes swap ${name}=${url} --reason "…"`,
  ]
}
