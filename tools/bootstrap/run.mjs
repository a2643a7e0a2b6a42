import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerWithoutRunning, commandOf } from './commands.mjs'
import { forgetInstalled, isInstalled, rememberInstalled } from './install-state.mjs'
import { Interrupted, watchForInterruption } from './interruption.mjs'
import { pnpm, pnpmArguments, withoutNpmNoise } from './pnpm.mjs'
import { createProgress } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'
import { describeFailure } from './user-facing-error.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {string[]} args the command's name and its own arguments */
export async function run(args) {
  const answer = answerWithoutRunning(args)
  if (answer) {
    const print = answer.exitCode === 0 ? console.log : console.error
    print(answer.text)
    process.exit(answer.exitCode)
  }
  const progress = createProgress()
  const interruption = watchForInterruption(progress.print)
  const { signal } = interruption
  try {
    await progress.step('Packages', (say) => install(say, signal))
    signal.throwIfAborted()
    await progress.step('Server and tool code', () =>
      compile(commandOf(args[0] ?? '')?.compiled ?? [], signal),
    )
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
