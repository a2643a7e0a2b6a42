import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unknownOption } from '@brightyard/build'
import type { Takes } from './option-values.ts'

/** `about` is for the help: what the option does. */
type KnownOption =
  | { type: 'boolean'; default: false; about: string }
  | { type: 'string'; takes: Takes; default?: string; about: string }
type KnownOptions = Readonly<Record<string, KnownOption>>

interface BenchCommand<Known extends KnownOptions> {
  /** As people type it: `pnpm bench:render [page …]`. */
  usage: string
  /** For the help: what it measures, and where it fails. */
  measures: string
  /** What has to be there. */
  needs?: string
  /** About how long it takes, where that is known. */
  lasts?: string
  options: Known
  /** What words that are no options have to be; it takes none unless given. */
  words?: Takes
  /** Further lines of the help. */
  notes?: string
  /** It measures the production build, so that what has changed is built first. */
  buildsFirst?: boolean
}

type ParsedValues<Known extends KnownOptions> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>['values']

/** An option with few values has one of them. */
type Values<Known extends KnownOptions> = {
  [Name in keyof ParsedValues<Known>]: Name extends keyof Known
    ? Known[Name] extends { takes: Takes<infer Value> }
      ? Extract<ParsedValues<Known>[Name], undefined> | Value
      : ParsedValues<Known>[Name]
    : never
}

interface Parsed<Known extends KnownOptions> {
  values: Values<Known>
  positionals: string[]
}

/**
 * The options that a command was called with, and the build that it measures. `--help` prints what it does and ends with
 * 0; a mistake prints one line and ends with 2, before anything is built.
 */
export function readOptions<const Known extends KnownOptions>(
  command: BenchCommand<Known>,
): Parsed<Known> {
  const read = parseOptions(command, process.argv.slice(2))
  if ('parsed' in read) {
    if (command.buildsFirst) build()
    return read.parsed
  }
  if (read.exitCode === 0) console.log(read.text)
  else console.error(read.text)
  process.exit(read.exitCode)
}

function build() {
  const root = join(import.meta.dirname, '../..')
  const settings = { cwd: root, stdio: 'inherit' } as const
  const { status } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'build'], settings)
  if (status !== 0) process.exit(status ?? 1)
}

/** The options, or what to print instead of going on. */
export function parseOptions<const Known extends KnownOptions>(
  command: BenchCommand<Known>,
  given: readonly string[],
): { parsed: Parsed<Known> } | { exitCode: number; text: string } {
  const { options, words } = command
  // `pnpm bench:calls -- --only x` passes its `--` on
  const args = given[0] === '--' ? given.slice(1) : [...given]
  if (args.includes('--help')) return { exitCode: 0, text: helpOf(command) }
  const known = [...Object.keys(options), 'help'].map((name) => `--${name}`)
  const refused = (problem: string) => ({ exitCode: 2, text: problem })
  const knownAre = `Known are ${known.join(', ')}.`
  const unknown = unknownOption(args, known)
  if (unknown !== null) return refused(`${unknown} ${knownAre}`)
  try {
    const parsed = parseArgs({ args, options, allowPositionals: words !== undefined })
    const wrong = wrongValue(command, parsed)
    if (wrong !== undefined) return refused(wrong)
    return { parsed: { ...parsed, values: parsed.values as Values<Known> } }
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return refused(`${line.replace(/\.$/, '')}. ${knownAre}`)
  }
}

function wrongValue(
  { usage, options, words }: BenchCommand<KnownOptions>,
  parsed: { values: Readonly<Record<string, unknown>>; positionals: readonly string[] },
): string | undefined {
  const [title = ''] = usage.split(' [')
  const given = [
    ...Object.entries(options).map(
      ([name, option]) =>
        [`--${name}`, 'takes' in option ? option.takes : undefined, parsed.values[name]] as const,
    ),
    ...parsed.positionals.map((word) => [title, words, word] as const),
  ]
  for (const [what, takes, value] of given)
    if (takes && typeof value === 'string' && !takes.fits(value))
      return `${what} takes ${takes.expected}, not “${value}”.`
  return undefined
}

function helpOf(command: BenchCommand<KnownOptions>): string {
  const { usage, measures, needs, lasts, options, notes, buildsFirst } = command
  const about = [
    measures,
    needs && `Needs ${needs}.`,
    buildsFirst && 'Builds first what has changed.',
    lasts && `Takes ${lasts}.`,
  ]
  const parts = [usage, about.filter(Boolean).join('\n'), optionLines(options), notes]
  return parts.filter(Boolean).join('\n\n')
}

function optionLines(options: KnownOptions): string {
  const lines = Object.entries(options).map(([name, option]): [string, string] =>
    option.type === 'boolean'
      ? [`--${name}`, option.about]
      : [
          `--${name} <${option.takes.placeholder}>`,
          option.default ? `${option.about} (${option.default})` : option.about,
        ],
  )
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, about]) => `  ${left.padEnd(width)}  ${about}`).join('\n')
}
