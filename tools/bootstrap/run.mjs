import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgetInstalled, isInstalled, rememberInstalled } from './install-state.mjs'
import { Interrupted, watchForInterruption } from './interruption.mjs'
import { pnpm, pnpmArguments, withoutNpmNoise } from './pnpm.mjs'
import { createProgress } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'
import { describeFailure } from './user-facing-error.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What runs in plain Node besides the tools, also as `pnpm remotes` and `pnpm api`. Checks need the tools alone. */
const servers = ['api', 'registry', 'host']
const compiledFor = {
  start: ['tools', ...servers],
  dev: ['tools', ...servers],
  test: ['tools', ...servers],
  build: ['tools', ...servers],
  'create-page': ['tools'],
  verify: ['tools'],
  'test:changed': ['tools'],
  requirements: ['tools'],
  'containers:test': ['tools'],
}

/** @param {string[]} args the command's name and its own arguments */
export async function run(args) {
  const [command = ''] = args
  if (!(command in compiledFor)) {
    console.error(`Usage: npm start | npm test | npm run ${Object.keys(compiledFor).join(' | ')}`)
    process.exit(2)
  }
  const folders = compiledFor[/** @type {keyof typeof compiledFor} */ (command)]
  const progress = createProgress()
  const interruption = watchForInterruption(progress.print)
  const { signal } = interruption
  try {
    await progress.step('Packages', (say) => install(say, signal))
    signal.throwIfAborted()
    await progress.step('Server and tool code', () => compile(folders, signal))
    signal.throwIfAborted()
  } catch (error) {
    if (error instanceof Interrupted) {
      progress.print('Stopped.')
      process.exit(error.exitCode)
    }
    console.error(`\n${describeFailure(error)}`)
    process.exit(1)
  }
  interruption.end()
  /** @type {{ main: (args: string[]) => Promise<void> }} */
  const { main } = await import(new URL('../dist/cli.js', import.meta.url).href)
  await main(args)
}

/**
 * @param {import('./progress.mjs').Say} say
 * @param {AbortSignal} signal
 */
async function install(say, signal) {
  if (isInstalled(root)) return say('up to date with the lockfile')
  forgetInstalled(root)
  await runQuietly('npx', pnpmArguments(['install', '--frozen-lockfile']), {
    cwd: root,
    env: withoutNpmNoise(process.env),
    failure: 'The packages could not be installed.',
    advice:
      'If the network or the disk was the reason, run the same command again.\n' +
      `If the lockfile is out of date, run: npx ${pnpm} install --no-frozen-lockfile`,
    signal,
  })
  rememberInstalled(root)
  say('installed from the lockfile')
}

/**
 * @param {string[]} folders
 * @param {AbortSignal} signal
 */
function compile(folders, signal) {
  return runQuietly(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...folders],
    {
      cwd: root,
      failure: 'The code does not compile; see the messages above.',
      signal,
      // It ignores the gentle ones. What it has half written it compiles again: its record of what is done comes last.
      stopBy: 'SIGKILL',
    },
  )
}
