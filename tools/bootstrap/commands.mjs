/** What runs in plain Node besides the tools, also as `pnpm remotes` and `pnpm api`. Checks need the tools alone. */
const servers = ['api', 'registry', 'host']

/**
 * @typedef {object} Command
 * @property {string} usage how it is called
 * @property {string} does
 * @property {string[]} compiled the folders whose code it runs
 * @property {boolean} [takesArguments]
 */

export const commands = /** @satisfies {Record<string, Command>} */ ({
  start: {
    usage: 'npm start [-- --fresh | --deploy]',
    does: 'The whole site, until Ctrl-C. --fresh starts over with new data, --deploy deploys what is built but not live.',
    compiled: ['tools', ...servers],
    takesArguments: true,
  },
  test: {
    usage: 'npm test',
    does: 'Everything that CI checks, browser included. Parts of it: docs/testing.md.',
    compiled: ['tools', ...servers],
  },
  dev: {
    usage: 'pnpm dev <remote>',
    does: 'The site, with that remote in watch mode and hot reload.',
    compiled: ['tools', ...servers],
    takesArguments: true,
  },
  build: {
    usage: 'pnpm build',
    does: 'Everything that a browser gets, where its inputs changed.',
    compiled: ['tools', ...servers],
  },
  'create-page': {
    usage:
      'pnpm create-page <remote> <path> [--title "Gift cards"] [--layout shop] [--access open|guest|protected] [--feature gift-cards]',
    does: 'A new page in that remote: its module, its tests and its line in src/routes.ts.',
    compiled: ['tools'],
    takesArguments: true,
  },
  verify: {
    usage: 'pnpm verify',
    does: 'Every static check, the builds, the sizes, and the tests that your change can touch.',
    compiled: ['tools'],
  },
  'test:changed': {
    usage: 'pnpm test:changed',
    does: 'Types, dead code, and the tests that your change can touch.',
    compiled: ['tools'],
  },
  requirements: {
    usage: 'pnpm requirements [--titles]',
    does: 'Rows of docs/requirements.md that no test names. --titles: test titles that name no row.',
    compiled: ['tools'],
    takesArguments: true,
  },
  'containers:test': {
    usage: 'pnpm containers:test',
    does: 'Builds and runs docker-compose.yml with the engine of this machine.',
    compiled: ['tools'],
  },
})

/**
 * @param {string} name
 * @returns {Command | undefined}
 */
export const commandOf = (name) => Object.entries(commands).find(([one]) => one === name)?.[1]

/**
 * What to say instead of running: that somebody asked for help, or that nothing would be done with what they wrote.
 * @param {string[]} args the command's name and its own arguments
 * @returns {{ text: string, exitCode: 0 | 2 } | null} null: run it
 */
export function answerWithoutRunning([name = '', ...args]) {
  const command = commandOf(name)
  if (!command) {
    const lines = Object.values(commands).map(({ usage, does }) => `${usage}\n    ${does}`)
    return { text: lines.join('\n'), exitCode: 2 }
  }
  const help = `Usage: ${command.usage}\n${command.does}`
  if (args.includes('--help') || args.includes('-h')) return { text: help, exitCode: 0 }
  if (args.length === 0 || command.takesArguments) return null
  return { text: `“${name}” takes no arguments: ${args.join(' ')}\n${help}`, exitCode: 2 }
}
