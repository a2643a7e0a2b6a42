import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { unknownOption } from '../unknown-option.ts'
import { createPage } from './create-page.ts'
import { createRemote } from './create-remote.ts'
import { ScaffoldRefused } from './refused.ts'
import { tarballsIn } from './tarballs.ts'

const usage = `brightyard-create page <path>              adds a page to the remote in this folder
  --title <text>       the page's name (made of the path)
  --layout <name>      shop, default, blank, creative, login-signup, mobile-section (default)
  --access <mark>      open, guest or protected (open)
  --feature <name>     folder and file (the last part of the path)
brightyard-create remote <name> <folder>   writes a new remote into an empty folder
  --packages <folder>  installs our packages from the tarballs there instead of a package registry`

const options = {
  title: { type: 'string' },
  layout: { type: 'string' },
  access: { type: 'string' },
  feature: { type: 'string' },
  packages: { type: 'string' },
} as const

const created = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n')

async function create(args: readonly string[], folder: string): Promise<boolean> {
  const unknown = unknownOption(
    args,
    Object.keys(options).map((name) => `--${name}`),
  )
  if (unknown !== null) throw new ScaffoldRefused(unknown)
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const { packages, ...page } = values
  const [what, first, second] = positionals
  if (what === 'page' && first) {
    const files = await createPage(folder, { path: first, ...page })
    console.log(`Created ${first}:\n${created(files)}`)
    return true
  }
  if (what === 'remote' && first && second) {
    const target = resolve(folder, second)
    const tarballs = packages ? tarballsIn(resolve(folder, packages)) : {}
    const files = createRemote({ name: first, folder: target, tarballs })
    console.log(`Created the remote ${first}:\n${created(files)}`)
    return true
  }
  return false
}

/** The command line. Returns the exit code. */
export async function main(
  args: readonly string[],
  folder: string = process.cwd(),
): Promise<number> {
  try {
    if (args.includes('--help')) console.log(usage)
    else if (!(await create(args, folder))) {
      console.error(usage)
      return 2
    }
    return 0
  } catch (error) {
    const isForeseen =
      error instanceof ScaffoldRefused ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE'))
    if (!isForeseen || !(error instanceof Error)) throw error
    console.error(error.message)
    return 2
  }
}
