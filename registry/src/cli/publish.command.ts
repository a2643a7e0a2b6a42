import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolder } from '@brightyard/release-files'
import { publishBuilt, publishedLines } from '@brightyard/release-files/publish'
import { Command } from 'commander'
import { DeploymentResult, PublishResult } from '@brightyard/contract/registry'
import { awaitEdges } from './await-edges.ts'
import type { CliContext } from './cli-context.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { printSwap, wayBack } from './print-swap.ts'
import { actorName, isAddress, maybeNamed, reasonText } from './release-argument.ts'
import { styled } from './terminal.ts'

interface PublishOptions {
  from?: string
  to: string
  origin: string
  actor: string
  swap?: string
  withoutTrial?: true
}

export const publishCommand = (context: CliContext, endWith: (code: ExitCode) => void) =>
  new Command('publish')
    .description(
      'With <name>=<url>: the registry checks and stores the release. Without: builds the remote of this folder, uploads its release and prints the URL for ops.',
    )
    .argument('[release]', '<name>=<url>')
    .option('--from <folder>', 'a release that is already built')
    .option('--to <place>', 'a folder, or s3://<bucket>/<prefix>', context.releasesFolder)
    .option('--origin <url>', 'public URL of that place', context.releaseOrigin)
    .option('--actor <name>', 'who publishes', actorName, context.user)
    .option('--swap <reason>', 'without <name>=<url>: also swaps it in', reasonText)
    .option('--without-trial', 'skip the trial render when the API is down')
    .action(async (release: string | undefined, options: PublishOptions) => {
      if (release === undefined) endWith(await upload(context, options))
      else await storeRelease(context, release, options)
    })

async function upload(context: CliContext, options: PublishOptions): Promise<ExitCode> {
  const { terminal, workingFolder, command } = context
  const { from, to, origin } = options
  const environment = { ...context.environment, REMOTES_COMMAND: command }
  const lines =
    from === undefined
      ? await buildAndPublish(workingFolder, ['--to', to, '--origin', origin], environment)
      : publishedLines(
          await publishBuilt({ workingFolder, from, to, origin, environment }),
          command,
        )
  const [done = '', ...rest] = lines
  terminal.out(styled(terminal, 'green', done))
  for (const line of rest) terminal.out(line)
  const url = rest.map((line) => line.trim()).find(isAddress)
  if (options.swap === undefined || url === undefined) return exitCodes.done
  return swapIn(context, url, { actor: options.actor, reason: options.swap })
}

/** For the squad's own site: after a change one command shows it there. */
async function swapIn(context: CliContext, url: string, why: { actor: string; reason: string }) {
  // <origin>/<name>/<version>/
  const name = new URL(url).pathname.split('/').at(-3) ?? ''
  const body = { ...why, remotes: { [name]: { url } } }
  const answer = await context.registry.post('/swap', body, DeploymentResult)
  printSwap(context, answer)
  return awaitEdges(context, { wait: 15 }, answer.deployment, wayBack(context, answer))
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
  { terminal, registry, command, actorFlag }: CliContext,
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
  } else {
    terminal.out(`To deploy it: ${command} swap ${name}=${version}${actorFlag} --reason "…"`)
  }
}
