import { resolve } from 'node:path'
import { Command } from 'commander'
import { PublishAnswer } from '@brightyard/contract/registry'
import type { CliContext } from './cli-context.ts'
import { maybeNamed } from './release-argument.ts'
import { styled } from './terminal.ts'
import { uploadRelease } from './upload-release.ts'

interface PublishOptions {
  from: string
  to: string
  origin: string
  actor: string
  untried?: true
}

export const publishCommand = (context: CliContext) =>
  new Command('publish')
    .description(
      'With <name>=<url>: the registry checks and keeps the release. Without: puts the release that was built in this folder onto the release origin and prints its address.',
    )
    .argument('[release]', '<name>=<url>')
    .option('--from <folder>', 'the built release', 'dist/release')
    .option('--to <folder>', 'the release origin’s folder', context.releasesFolder)
    .option('--origin <url>', 'where that folder is served', context.releaseOrigin)
    .option('--actor <name>', 'who publishes', context.user)
    .option('--untried', 'let it in although the API is away and its pages could not be tried')
    .action((release: string | undefined, options: PublishOptions) =>
      release === undefined ? upload(context, options) : keep(context, release, options),
    )

async function upload({ terminal, workingFolder }: CliContext, options: PublishOptions) {
  const { name, version, url, isNew } = await uploadRelease({
    from: resolve(workingFolder, options.from),
    to: resolve(workingFolder, options.to),
    origin: options.origin,
  })
  const done = isNew ? '✔ uploaded' : '✔ was there already'
  terminal.out(
    `${styled(terminal, 'green', done)}  ${styled(terminal, 'bold', `${name} ${version}`)}`,
  )
  terminal.out(url)
  terminal.out(`To ship it: pnpm remotes swap ${name}=${url} --reason "…"`)
}

async function keep(
  { terminal, registry }: CliContext,
  release: string,
  { actor, untried }: PublishOptions,
) {
  const body = { ...maybeNamed(release), actor, allowUntried: untried === true }
  const answer = await registry.post('/publish', body, PublishAnswer)
  const { name, version, document } = answer.release
  const done = answer.alreadyKept ? '✔ was kept already' : '✔ kept'
  terminal.out(
    `${styled(terminal, 'green', done)}  ${styled(terminal, 'bold', `${name} ${version}`)}`,
  )
  terminal.out(`  files   ${Object.keys(document.files).length}`)
  for (const { code, message } of answer.inCurrentSet) {
    terminal.out(`  ${styled(terminal, 'yellow', code)}  ${message}`)
  }
  if (answer.inCurrentSet.length > 0) {
    terminal.out('It is kept, but does not fit into the current set as that is now.')
  }
  terminal.out(`To ship it: pnpm remotes swap ${name}=${version} --reason "…"`)
}
