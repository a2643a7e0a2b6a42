import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publishBuilt, publishedLines, PublishRefused } from '@brightyard/release-files/publish'
import { buildPackage } from '../build-package.ts'
import { BuildFailed } from '../run-compiler.ts'

const usage = `brightyard-publish     builds the remote in this folder, uploads its release and prints the address

  --to <place>       a folder, or s3://<bucket>/<prefix>       (RELEASES_FOLDER)
  --origin <url>     where that place is served                (RELEASE_ORIGIN)
  --from <folder>    a release that is built already

The line for operations calls "pnpm remotes", or what REMOTES_COMMAND says.

For a bucket: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION (us-east-1), AWS_SESSION_TOKEN,
and S3_ENDPOINT where it is not Amazon's. A published version never changes.
Exit codes: 0 published, 1 not published, 2 wrong usage.`

interface Options {
  readonly to?: string | undefined
  readonly origin?: string | undefined
  readonly from?: string | undefined
  readonly help?: boolean | undefined
}

function optionsOf(args: readonly string[]): Options | string {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        origin: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function buildRemote(folder: string): Promise<void> {
  const isRemote = ['src/routes.ts', 'webpack.config.mjs'].every((file) =>
    existsSync(join(folder, file)),
  )
  if (!isRemote) {
    throw new PublishRefused(
      `${folder} is not a remote’s folder: it has no src/routes.ts beside a webpack.config.mjs. ` +
        'Go to the folder of your remote, or name a built release with --from.',
    )
  }
  await buildPackage(folder)
}

/** The command line, run in a remote's folder. Returns the exit code. */
export async function main(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  workingFolder: string = process.cwd(),
): Promise<number> {
  const options = optionsOf(args)
  if (typeof options === 'string') {
    console.error(`${options}\n\n${usage}`)
    return 2
  }
  if (options.help) {
    console.log(usage)
    return 0
  }
  const to = options.to ?? environment['RELEASES_FOLDER']
  const origin = options.origin ?? environment['RELEASE_ORIGIN']
  if (!to || !origin) {
    console.error(`Say where to publish (--to) and where that is served (--origin).\n\n${usage}`)
    return 2
  }
  try {
    if (options.from === undefined) await buildRemote(workingFolder)
    const from = options.from ?? 'dist/release'
    const published = await publishBuilt({ workingFolder, from, to, origin, environment })
    console.log(publishedLines(published, environment['REMOTES_COMMAND']).join('\n'))
    return 0
  } catch (error) {
    if (!(error instanceof PublishRefused || error instanceof BuildFailed)) throw error
    console.error(error.message)
    return 1
  }
}
