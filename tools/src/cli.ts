import { createProgress } from '../bootstrap/progress.mjs'
import { UserFacingError, describeFailure } from '../bootstrap/user-facing-error.mjs'

type Command = (args: string[]) => Promise<void>

/** Loaded one by one: starting the site needs none of what testing does. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  build: async () => (await import('./commands/build.ts')).build,
  dev: async () => (await import('./commands/dev.ts')).dev,
  'create-page': async () => (await import('./commands/create-page.ts')).createPageOf,
  verify: async () => (await import('./commands/verify.ts')).verify,
  test: async () => (await import('./commands/test.ts')).test,
  'test:changed': async () => (await import('./commands/test-changed.ts')).testChanged,
  'containers:test': async () => (await import('./commands/containers-test.ts')).containersTest,
  requirements: async () => (await import('./commands/requirements.ts')).requirements,
}

/** Called by bootstrap.mjs once packages and compiled code are up to date. */
export async function main([name = '', ...args]: string[]): Promise<void> {
  try {
    const load = commands[name]
    if (!load) throw new UserFacingError(`There is no command "${name}".`)
    const command = await load()
    await command(args)
  } catch (error) {
    createProgress().print(`\n${describeFailure(error)}`)
    process.exitCode = 1
  }
}
