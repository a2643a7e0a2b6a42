// `pnpm bench:<name>` and `pnpm pictures`: builds what is measured, compiles the bench, and runs it with the arguments
// that follow its name. Help is there at once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { whenNpmEnds } from '../tools/bootstrap/when-npm-ends.mjs'

const root = join(import.meta.dirname, '..')
const [name = '', ...args] = process.argv.slice(2)
const needBuild = ['main', 'crowd', 'machines', 'people', 'render', 'screenshots', 'uploads']

/** @param {string[]} command */
function run(...command) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// An exit removes what the bench has made.
whenNpmEnds(() => process.exit(143))
const asksForHelp = args.includes('--help')
const isCompiled = existsSync(join(import.meta.dirname, 'dist', `${name}.js`))
if (needBuild.includes(name) && !asksForHelp) run('tools/bootstrap.mjs', 'build')
if (!isCompiled || !asksForHelp) run('node_modules/typescript/bin/tsc', '-b', 'bench')
process.argv.splice(2, 1)
await import(`./dist/${name}.js`)
