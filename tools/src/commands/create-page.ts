import { createPage, ScaffoldRefused } from '@brightyard/build/scaffold'
import { parseArgs } from 'node:util'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { createProgress } from '../../bootstrap/progress.mjs'
import { remoteFolders } from '../building/build-changed.ts'
import { inRoot } from '../root.ts'

const usage =
  'Usage: pnpm create-page <remote> <path> [--title "Gift cards"] [--layout shop] [--access open|guest|protected] [--feature gift-cards]'

/** `pnpm create-page shop /shop/gift-cards`: the page's module, its tests and its line in src/routes.ts. */
export async function createPageOf(args: string[]): Promise<void> {
  const { positionals, values } = read(args)
  const [remote = '', path] = positionals
  const folder = `mfe-${remote}`
  if (!path || !remoteFolders().includes(folder)) {
    const names = remoteFolders().map((name) => name.replace('mfe-', ''))
    throw new UserFacingError(
      remote && !path ? 'Which path?' : `Which remote? ${names.join(', ')}`,
      usage,
    )
  }
  try {
    const files = await createPage(inRoot(folder), { path, ...values })
    createProgress().print(
      [
        `Created ${path}:`,
        ...files.map((file) => `  ${folder}/${file}`),
        `See it: pnpm dev ${remote}    Test it: pnpm test:unit --selectProjects ${folder}`,
      ].join('\n'),
    )
  } catch (error) {
    throw error instanceof ScaffoldRefused ? new UserFacingError(error.message, usage) : error
  }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        layout: { type: 'string' },
        access: { type: 'string' },
        feature: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error), usage)
  }
}
