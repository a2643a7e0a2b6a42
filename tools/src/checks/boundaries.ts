import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from '@brightyard/contract/schema'
import { root } from '../root.ts'
import { runNode } from '../run-command.ts'
import type { CommandResult } from '../run-command.ts'
import type { Check } from './checks.ts'

const Cruise = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
})

export interface Boundaries {
  violations: { rule: string; from: string; to: string }[]
  /** Source files that were on disk but were not read. */
  overlooked: string[]
  /** Every source file that was read. */
  files: string[]
  /** Who imports whom. */
  dependencies: { from: string; to: string }[]
}

/** Where code lives: the folders of the workspace, shared's one level deeper. */
const codeFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => name === 'shared' || existsSync(join(folder, name, 'package.json')))

/** Reads who imports whom below `folder` with the repository's rules. */
export async function readBoundaries(folder: string): Promise<Boundaries> {
  const folders = codeFolders(folder)
  const { standardOutput } = await runNode(
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type=json',
      ...folders,
    ],
    { cwd: folder },
  )
  const cruise = Cruise.parse(JSON.parse(standardOutput))
  const read = new Set(cruise.modules.map(({ source }) => source))
  return {
    violations: cruise.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
    overlooked: folders
      .flatMap((name) => sourceFiles(folder, name))
      .filter((file) => !read.has(file)),
    files: [...read],
    dependencies: cruise.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
  }
}

const notSource = new Set(['node_modules', 'dist', 'coverage', 'storybook-static', 'migrations'])

function sourceFiles(folder: string, within: string): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}/${entry.name}`
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : sourceFiles(folder, path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

/**
 * dependency-cruiser passes in silence when it cannot read TypeScript at all, so the check also
 * fails when a file was overlooked.
 */
export const boundariesCheck: Check = {
  name: 'boundaries',
  run: async (): Promise<CommandResult> => {
    const { violations, overlooked } = await readBoundaries(root)
    const output = [
      ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
      ...overlooked.map((file) => `not read: ${file}`),
    ].join('\n')
    return { code: output === '' ? 0 : 1, output }
  },
}
