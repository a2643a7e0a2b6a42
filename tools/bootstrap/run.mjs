import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { forgetInstalled, isInstalled, rememberInstalled } from './install-state.mjs'
import { pnpm, pnpmArguments, withoutNpmNoise } from './pnpm.mjs'
import { createProgress } from './progress.mjs'
import { describeFailure, UserFacingError } from './user-facing-error.mjs'

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
  try {
    await progress.step('Packages', (say) => install(say))
    await progress.step('Server and tool code', () => compile(folders))
  } catch (error) {
    console.error(`\n${describeFailure(error)}`)
    process.exit(1)
  }
  /** @type {{ main: (args: string[]) => Promise<void> }} */
  const { main } = await import(new URL('../dist/cli.js', import.meta.url).href)
  await main(args)
}

/** @param {import('./progress.mjs').Say} say */
async function install(say) {
  if (isInstalled(root)) return say('up to date with the lockfile')
  forgetInstalled(root)
  await runQuietly('npx', pnpmArguments(['install', '--frozen-lockfile']), {
    cwd: root,
    env: withoutNpmNoise(process.env),
    failure: 'The packages could not be installed.',
    advice:
      'If the network or the disk was the reason, run the same command again.\n' +
      `If the lockfile is out of date, run: npx ${pnpm} install --no-frozen-lockfile`,
  })
  rememberInstalled(root)
  say('installed from the lockfile')
}

/** @param {string[]} folders */
function compile(folders) {
  return runQuietly(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...folders],
    {
      cwd: root,
      failure: 'The code does not compile; see the messages above.',
    },
  )
}

/**
 * Runs a command; its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string, advice?: string }} options
 * @returns {Promise<void>}
 */
function runQuietly(command, args, { cwd, env = process.env, failure, advice }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npx', // a batch file there
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) =>
      reject(new UserFacingError(`${failure} (${error.message})`, advice)),
    )
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new UserFacingError([output.trim(), failure].filter(Boolean).join('\n\n'), advice))
    })
  })
}
