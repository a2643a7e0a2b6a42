import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolder } from '@brightyard/release-files'
import { publishBuilt, publishedLines } from '@brightyard/release-files/publish'
import { Command } from 'commander'
import { PublishResult } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { maybeNamed } from './release-argument.ts'
import { styled } from './terminal.ts'

interface PublishOptions {
  from?: string
  to: string
  origin: string
  actor: string
  withoutTrial?: true
}

export const publishCommand = (context: CliContext) =>
  new Command('publish')
    .description(
      'With <name>=<url>: the registry checks and stores the release. Without: builds the remote of this folder, uploads its release and prints the URL for ops.',
    )
    .argument('[release]', '<name>=<url>')
    .option('--from <folder>', 'a release that is already built')
    .option('--to <place>', 'a folder, or s3://<bucket>/<prefix>', context.releasesFolder)
    .option('--origin <url>', 'public URL of that place', context.releaseOrigin)
    .option('--actor <name>', 'who publishes', context.user)
    .option('--without-trial', 'skip the trial render when the API is down')
    .action((release: string | undefined, options: PublishOptions) =>
      release === undefined ? upload(context, options) : storeRelease(context, release, options),
    )

async function upload(
  { terminal, workingFolder, environment }: CliContext,
  options: PublishOptions,
) {
  const { from, to, origin } = options
  const lines =
    from === undefined
      ? await buildAndPublish(workingFolder, ['--to', to, '--origin', origin], environment)
      : publishedLines(await publishBuilt({ workingFolder, from, to, origin, environment }))
  const [done = '', ...rest] = lines
  terminal.out(styled(terminal, 'green', done))
  for (const line of rest) terminal.out(line)
}

const run = promisify(execFile)

/** The bundler belongs to the remote: its own `brightyard-publish` builds it and uploads what it built. */
async function buildAndPublish(folder: string, options: string[], environment: NodeJS.ProcessEnv) {
  if (!existsSync(join(folder, 'src/routes.ts'))) {
    throw new Error(
      `${folder} is not a remote’s folder: it has no src/routes.ts. ` +
        'Go to the folder of your remote, or name a built release with --from.',
    )
  }
  const command = join(packageFolder('@brightyard/build', folder), 'bin/brightyard-publish.mjs')
  try {
    const { stdout } = await run(process.execPath, [command, ...options], {
      cwd: folder,
      env: environment,
    })
    return stdout.trimEnd().split('\n')
  } catch (failure) {
    const printed = failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : ''
    throw printed ? new Error(printed.trimEnd(), { cause: failure }) : failure
  }
}

async function storeRelease(
  { terminal, registry }: CliContext,
  release: string,
  { actor, withoutTrial }: PublishOptions,
) {
  const body = { ...maybeNamed(release), actor, allowWithoutTrial: withoutTrial === true }
  const answer = await registry.post('/publish', body, PublishResult)
  const { name, version, document } = answer.release
  const done = answer.alreadyStored ? '✔ already stored' : '✔ stored'
  terminal.out(
    `${styled(terminal, 'green', done)}  ${styled(terminal, 'bold', `${name} ${version}`)}`,
  )
  terminal.out(`  files   ${Object.keys(document.files).length}`)
  for (const { code, message } of answer.inCurrentSet) {
    terminal.out(`  ${styled(terminal, 'yellow', code)}  ${message}`)
  }
  if (answer.inCurrentSet.length > 0) {
    terminal.out('It is stored, but does not fit the current set.')
  }
  terminal.out(`To deploy it: pnpm remotes swap ${name}=${version} --reason "…"`)
}
