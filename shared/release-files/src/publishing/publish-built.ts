import { resolve } from 'node:path'
import { publishRelease, type PublishedRelease } from './publish-release.ts'
import { storeAt } from './publish-settings.ts'
import { PublishRefused } from './release-store.ts'

export interface PublishRequest {
  /** Where the command was called; `from` and `to` are relative to it. */
  readonly workingFolder: string
  /** The folder of a built release. */
  readonly from: string
  /** A folder or `s3://<bucket>/<prefix>`. */
  readonly to: string
  /** Where that is served. */
  readonly origin: string
  readonly environment: NodeJS.ProcessEnv
}

/** Uploads a built release. Throws `PublishRefused` when the request or the release is invalid. */
export async function publishBuilt(request: PublishRequest): Promise<PublishedRelease> {
  const { workingFolder, from, to, origin, environment } = request
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    throw new PublishRefused(
      `“${origin}” is not a URL. Say where the releases are served: --origin https://…`,
    )
  }
  const store = storeAt(to, environment, workingFolder)
  return publishRelease({ from: resolve(workingFolder, from), store, origin })
}

/** What the terminal shows at the end. `remotes` is how operations call that command. */
export function publishedLines(
  { name, version, url, isNew, files, bytes }: PublishedRelease,
  remotes = 'pnpm remotes',
): string[] {
  const what = `${name} ${version}  ${files} files, ${(bytes / 1000).toFixed(0)} kB`
  return [
    isNew ? `✔ published  ${what}` : `✔ already published  ${what}`,
    url,
    'Give this to operations:',
    `  ${remotes} swap ${name}=${url} --reason "…"`,
  ]
}
