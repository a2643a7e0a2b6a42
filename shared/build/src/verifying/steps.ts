import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { PublishRefused, readBuiltRelease } from '@brightyard/release-files/publish'
import { presetFolder } from '../package-folder.ts'
import { measureBudgets, type Measured } from './budgets.ts'
import { type Ended, installedProgram, runProgram, settingsFolder } from './run-program.ts'

/** How one step ended. */
export interface Result {
  readonly state: 'passed' | 'FAILED' | 'skipped'
  /** What it found, or why it was skipped, in a few words. */
  readonly note: string
  /** What the tool said; shown when it failed. */
  readonly output?: string
}

/** One question about the remote in a folder. */
export interface Step {
  readonly name: string
  readonly run: (folder: string, environment: NodeJS.ProcessEnv) => Promise<Result> | Result
}

const ended = ({ code, output }: Ended, note = ''): Result =>
  code === 0 ? { state: 'passed', note } : { state: 'FAILED', note: '', output }

const notInstalled = (name: string): Result => ({
  state: 'skipped',
  note: `${name} is not installed here`,
})

/** A tool that takes the remote's folder and has its settings there or further up. */
async function overFolder(
  folder: string,
  { file, settings, args }: { file: string; settings: string; args: readonly string[] },
): Promise<Result> {
  const program = installedProgram(folder, file)
  if (!program) return notInstalled(file.split('/')[0] ?? file)
  const from = settingsFolder(folder, settings) ?? folder
  return ended(await runProgram(program, [...args, relative(from, folder) || '.'], from))
}

const types: Step = {
  name: 'types',
  async run(folder) {
    const program = installedProgram(folder, 'typescript/bin/tsc')
    if (!program) return notInstalled('typescript')
    const isReferring = /"references"/.test(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
    return ended(await runProgram(program, isReferring ? ['-b'] : [], folder))
  },
}

const lint: Step = {
  name: 'lint',
  run: (folder) =>
    overFolder(folder, {
      file: 'oxlint/bin/oxlint',
      settings: '.oxlintrc.json',
      args: ['--type-aware', '--deny-warnings'],
    }),
}

const format: Step = {
  name: 'format',
  run: (folder) =>
    overFolder(folder, {
      file: 'prettier/bin/prettier.cjs',
      settings: '.prettierrc.json',
      args: ['--check', '--log-level=warn'],
    }),
}

const tests: Step = {
  name: 'tests',
  async run(folder) {
    const program = installedProgram(folder, 'jest/bin/jest.js')
    const from = settingsFolder(folder, 'jest.config.mjs')
    if (!program || !from) return notInstalled('jest')
    const only = from === folder ? [] : ['--selectProjects', basename(folder)]
    const answer = await runProgram(program, ['--maxWorkers=2', ...only], from, {
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    })
    return ended(answer, /^Tests:\s+(.*)$/m.exec(answer.output)?.[1])
  },
}

const build: Step = {
  name: 'build',
  async run(folder) {
    const answer = await runProgram(join(presetFolder, 'bin/brightyard-build.mjs'), [], folder)
    if (answer.code !== 0) return ended(answer)
    const { version, routes } = readBuiltRelease(join(folder, 'dist/release')).document
    return ended(answer, `${version}, ${pages(routes.length)}`)
  },
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

const sizeNote = ({ name, kilobytes, limit }: Measured) =>
  `${name} ${kilobytes.toFixed(1)} of ${limit} kB`

const budget: Step = {
  name: 'budget',
  run(folder) {
    const { document } = readBuiltRelease(join(folder, 'dist/release'))
    const measured = measureBudgets(folder, document)
    const over = measured.filter(({ kilobytes, limit }) => kilobytes > limit)
    if (over.length > 0) {
      return { state: 'FAILED', note: '', output: over.map(sizeNote).join('\n') }
    }
    const [entry, ...limited] = measured
    const [tightest] = limited.toSorted((a, b) => b.kilobytes / b.limit - a.kilobytes / a.limit)
    const ofPages = tightest
      ? `${pages(limited.length)} within budget, nearest ${sizeNote(tightest)}`
      : 'no page has a limit of its own'
    return { state: 'passed', note: `${entry ? sizeNote(entry) : ''}; ${ofPages}` }
  },
}

const compatibility: Step = {
  name: 'compatibility',
  async run(folder, environment) {
    const program = join(presetFolder, 'bin/brightyard-check.mjs')
    const answer = await runProgram(program, [], folder, environment)
    const isAsked = environment['REGISTRY_URL'] ?? environment['API_URL']
    if (answer.code === 4 && !isAsked) {
      const note = 'no site runs here: npm start, or set REGISTRY_URL and API_URL'
      return { state: 'skipped', note }
    }
    return ended(answer, 'channels and calls fit what is deployed')
  },
}

export const steps: readonly Step[] = [types, lint, format, tests, build, budget, compatibility]

/** What a step that throws has to say. */
export const failure = (error: unknown): Result => ({
  state: 'FAILED',
  note: '',
  output:
    error instanceof PublishRefused || !(error instanceof Error)
      ? String(error instanceof Error ? error.message : error)
      : (error.stack ?? error.message),
})
