// The entry of every command of this repository. Plain JavaScript without packages, because it runs on a fresh clone,
// before anything is installed: it updates packages and compiled tools, then calls them.
import { oldestNode, supportsNode } from './bootstrap/node-version.mjs'

if (!supportsNode(process.versions.node)) {
  console.error(
    `Brightyard needs Node ${oldestNode} or later, and this is Node ${process.versions.node}.\n` +
      'Install a current version from https://nodejs.org and try again.',
  )
  process.exit(1)
}

const { run } = await import('./bootstrap/run.mjs')
await run(process.argv.slice(2))
