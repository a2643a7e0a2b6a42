// `pnpm bench:<name>` and `pnpm pictures`: compiles the bench and runs it with the arguments that follow its name. What is
// measured is built by the bench itself, after it has read them. Help is there at once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { whenNpmEnds } from '../tools/bootstrap/when-npm-ends.mjs'

const root = join(import.meta.dirname, '..')
const [name = '', ...args] = process.argv.slice(2)
const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** @param {string[]} command */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// An exit removes what the bench has made.
whenNpmEnds(() => process.exit(143))
const isCompiled = existsSync(join(import.meta.dirname, 'dist', `${name}.js`))
if (!isCompiled || !args.includes('--help')) {
  // On a fresh clone this installs the packages.
  if (!existsSync(compiler)) run('tools/bootstrap.mjs', 'build')
  run(compiler, '-b', 'bench')
}
process.argv.splice(2, 1)
await import(`./dist/${name}.js`)
