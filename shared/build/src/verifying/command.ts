import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { failure, type Result, type Step, steps } from './steps.ts'

const usage = `brightyard-verify     everything that is asked of the remote in this folder, and of no other

  types, lint, format, tests, build, budget (the entry and the pages in budgets.json), and
  compatibility: channels and calls against the site at REGISTRY_URL and API_URL, where one runs

  --only <steps>      some of them, separated by commas

Exit codes: 0 nothing failed, 1 something did, 2 wrong usage.`

interface Outcome extends Result {
  readonly name: string
  readonly milliseconds: number
}

/** Without a build there is nothing to measure or to compare. */
const needsBuild = new Set(['budget', 'compatibility'])

async function outcomeOf(
  { name, run }: Step,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const since = performance.now()
  const result = await Promise.resolve()
    .then(() => run(folder, environment))
    .catch(failure)
  return { ...result, name, milliseconds: performance.now() - since }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function table(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  return outcomes
    .map(({ state, name, milliseconds, note }) =>
      `  ${state.padEnd(7)}  ${name.padEnd(width)}  ${seconds(milliseconds).padStart(7)}  ${note}`.trimEnd(),
    )
    .join('\n')
}

const report = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ state }) => state === 'FAILED')
    .map(({ name, output = '' }) => `── ${name} ${'─'.repeat(60)}\n${output.trim()}\n`)
    .join('\n')

/** The steps that were asked for; a text where one is not known. */
function chosen(args: readonly string[]): readonly Step[] | string {
  if (args.length === 0) return steps
  const [flag, list = ''] = args
  const names = list.split(',')
  const unknown = names.filter((name) => steps.every((step) => step.name !== name))
  if (flag !== '--only' || args.length > 2 || unknown.length > 0) {
    return `There is no such option or step: ${args.join(' ')}`
  }
  return steps.filter(({ name }) => names.includes(name))
}

/** The command line, run in a remote's folder. Returns the exit code. */
export async function main(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  folder: string = process.cwd(),
): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage)
    return 0
  }
  const wanted = existsSync(join(folder, 'src/routes.ts'))
    ? chosen(args)
    : `${folder} is not a remote’s folder: it has no src/routes.ts.`
  if (typeof wanted === 'string') {
    console.error(`${wanted}\n\n${usage}`)
    return 2
  }
  const outcomes: Outcome[] = []
  for (const step of wanted) {
    const isBuilt = outcomes.every(({ name, state }) => name !== 'build' || state === 'passed')
    const outcome =
      isBuilt || !needsBuild.has(step.name)
        ? await outcomeOf(step, folder, environment)
        : { state: 'skipped' as const, name: step.name, milliseconds: 0, note: 'there is no build' }
    outcomes.push(outcome)
    console.log(`${outcome.state === 'FAILED' ? '✖' : '•'} ${step.name}`)
  }
  console.log(`\n${report(outcomes)}\n${basename(folder)}\n${table(outcomes)}`)
  return outcomes.some(({ state }) => state === 'FAILED') ? 1 : 0
}
