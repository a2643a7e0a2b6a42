import { relative } from 'node:path'
import * as z from '@brightyard/contract/schema'
import type { Progress } from '../../bootstrap/progress.mjs'
import { readBoundaries } from '../checks/boundaries.ts'
import { inRoot, root } from '../root.ts'
import { affectedTests, type SourceGraph } from './affected-tests.ts'
import { changeBase, changedFiles } from './change-base.ts'
import { runJest, runJestOnPostgres } from './jest.ts'
import type { TestRun } from './results-file.ts'

const JestConfig = z.object({
  default: z.object({
    projects: z.array(
      z.object({
        rootDir: z.string(),
        testMatch: z.array(z.string()),
        setupFilesAfterEnv: z.optional(z.array(z.string())),
      }),
    ),
  }),
})

/** What jest runs before a test is as good as imported by it. */
async function setUps({ files }: Pick<SourceGraph, 'files'>): Promise<SourceGraph['dependencies']> {
  const { projects } = JestConfig.parse(await import(inRoot('jest.config.mjs'))).default
  return projects.flatMap(({ rootDir, testMatch, setupFilesAfterEnv = [] }) => {
    const endings = testMatch.map((pattern) => pattern.replace('**/*', ''))
    const tests = files.filter(
      (file) =>
        file.startsWith(`${relative(root, rootDir)}/`) &&
        endings.some((ending) => file.endsWith(ending)),
    )
    return setupFilesAfterEnv.flatMap((to) =>
      tests.map((from) => ({ from, to: relative(root, to) })),
    )
  })
}

const opensDatabase = (file: string) => /^(api|registry|shared\/database)\//.test(file)

/** Runs the jest tests that the work since the main branch can touch. */
export async function runTestsOfChange(progress: Progress): Promise<TestRun> {
  const base = await changeBase()
  const { files, dependencies } = await readBoundaries(root)
  const graph = { files, dependencies: [...dependencies, ...(await setUps({ files }))] }
  const tests = affectedTests(await changedFiles(base), graph)
  progress.print(
    tests === 'all'
      ? `The work since ${base} touches most tests: all of them run.`
      : `The work since ${base} touches ${tests.length} test files.`,
  )
  if (tests === 'all') return runJestOnPostgres()
  return (tests.some(opensDatabase) ? runJestOnPostgres : runJest)({ files: tests })
}
