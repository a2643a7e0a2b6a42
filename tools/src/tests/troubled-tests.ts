import { isAbsolute, relative } from 'node:path'
import * as z from '@brightyard/contract/schema'
import { root } from '../root.ts'

/** What the last lines of the summary name, so that a log cut short still has it; browser tests with their first failure. */
export interface TroubledTests {
  failed: string[]
  /** Failed first and passed when retried. */
  flaky: string[]
}

/** jest's own report: a file that could not be run has no tests. */
const JestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export function troubledInJest(results: unknown): TroubledTests {
  const failed = JestReport.parse(results).testResults.flatMap((file) => {
    const path = isAbsolute(file.name) ? relative(root, file.name) : file.name
    const names = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path} › ${fullName}`)
    if (names.length > 0 || file.status !== 'failed') return names
    return [
      `${path} ${file.assertionResults.length > 0 ? 'failed outside its tests' : 'could not be run'}`,
    ]
  })
  return { failed, flaky: [] }
}

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite))
  },
})
type PlaywrightSuite = z.infer<typeof PlaywrightSuite>

const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
})

export function troubledInPlaywright(results: unknown): TroubledTests {
  const { suites, errors } = PlaywrightReport.parse(results)
  const tests = suites.flatMap((suite) => testsOf(suite))
  const named = (status: string) =>
    tests
      .filter((one) => one.status === status)
      .map(({ name, firstFailure }) => `${name}: ${firstFailure}`)
  const outside = errors.map(
    ({ message = 'no message' }) => `outside any test: ${inOneLine(message)}`,
  )
  return { failed: [...named('unexpected'), ...outside], flaky: named('flaky') }
}

/** The outermost suite is the file, which each test names already. */
function testsOf(
  suite: PlaywrightSuite,
  groups: string[] = [],
): { name: string; status: string; firstFailure: string }[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: [`[${projectName}] ${file}:${line}`, ...groups, title].join(' › '),
      status,
      firstFailure: inOneLine(results[0]?.error?.message ?? 'no message'),
    })),
  )
  const inner = (suite.suites ?? []).flatMap((one) => testsOf(one, [...groups, one.title]))
  return [...own, ...inner]
}

// oxlint-disable-next-line no-control-regex -- playwright colours its messages
const colour = /\u001B\[\d+m/g
const mostLetters = 600
/** What was expected and what came stands below the first line of a message. */
const inOneLine = (text: string) =>
  text.replace(colour, '').replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters)

/** One line for each, nothing where there was no trouble. */
export function troubleLines(
  stage: string,
  { failed, flaky }: TroubledTests = { failed: [], flaky: [] },
): string[] {
  return [
    ...failed.map((name) => `  FAILED  ${stage}: ${name}`),
    ...flaky.map((name) => `  flaky   ${stage}: ${name}`),
  ]
}
