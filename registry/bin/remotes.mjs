#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'

if (!existsSync(join(import.meta.dirname, '../dist/cli/remotes.js'))) {
  console.error('The registry is not built yet. Run: pnpm build')
  process.exit(4)
}
const { cliContext } = await import('../dist/cli/cli-context.js')
const { allowClosedPipe } = await import('../dist/cli/terminal.js')
const { runRemotes } = await import('../dist/cli/remotes.js')

for (const stream of [process.stdout, process.stderr]) allowClosedPipe(stream)
const terminal = {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
  hasColours: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
}
process.exitCode = await runRemotes(process.argv.slice(2), cliContext(process.env, terminal))
