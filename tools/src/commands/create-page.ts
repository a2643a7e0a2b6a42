import { unknownOption } from '@brightyard/build'
import { createPage, ScaffoldRefused } from '@brightyard/build/scaffold'
import { parseArgs } from 'node:util'
import { commands } from '../../bootstrap/commands.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { createProgress } from '../../bootstrap/progress.mjs'
import { remoteFolders } from '../building/build-changed.ts'
import { inRoot } from '../root.ts'

const usage = `Usage: ${commands['create-page'].usage}`

/** `pnpm create-page shop /shop/gift-cards`: the page's module, its tests and its line in src/routes.ts. */
export async function createPageOf(args: string[]): Promise<void> {
  const { positionals, values } = read(args)
  const [remote = '', path] = positionals
  const folder = `mfe-${remote}`
  const folders = remoteFolders()
  if (!path || !folders.includes(folder)) {
    const names = folders.map((name) => name.replace('mfe-', ''))
    throw new UserFacingError(
      remote && !path ? 'Which path?' : `Which remote? ${names.join(', ')}`,
      usage,
    )
  }
  try {
    const neighbours = folders.filter((one) => one !== folder).map((one) => inRoot(one))
    const files = await createPage(inRoot(folder), { path, ...values }, neighbours)
    createProgress().print(
      [
        `Created ${path}:`,
        ...files.map((file) => `  ${folder}/${file}`),
        `See it: pnpm dev ${remote}; one that is running says when it has the page`,
        `Test it: pnpm test:unit --selectProjects ${folder}`,
      ].join('\n'),
    )
  } catch (error) {
    throw error instanceof ScaffoldRefused ? new UserFacingError(error.message, usage) : error
  }
}

const options = {
  title: { type: 'string' },
  layout: { type: 'string' },
  access: { type: 'string' },
  feature: { type: 'string' },
} as const

function read(args: string[]) {
  const unknown = unknownOption(
    args,
    Object.keys(options).map((name) => `--${name}`),
  )
  if (unknown !== null) throw new UserFacingError(unknown, usage)
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error), usage)
  }
}
