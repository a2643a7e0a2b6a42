import { parseArgs } from 'node:util'
import { unknownOption } from '@brightyard/build'

interface KnownOption {
  type: 'string' | 'boolean'
  default?: string | boolean
  /** For the help: what it does. */
  about: string
}
type KnownOptions = Readonly<Record<string, KnownOption>>

interface BenchCommand<Known extends KnownOptions> {
  /** As people type it: `pnpm bench:render [page …]`. */
  usage: string
  options: Known
  /** Whether it takes words that are no options. */
  allowPositionals?: boolean
  /** Further lines of the help. */
  notes?: string
}

interface Parsed<Known extends KnownOptions> {
  values: ReturnType<typeof parseArgs<{ args: string[]; options: Known }>>['values']
  positionals: string[]
}

/**
 * The options that a command was called with. `--help` prints those that there are and ends with 0; a mistake prints one
 * line and ends with 2.
 */
export function readOptions<const Known extends KnownOptions>(
  command: BenchCommand<Known>,
): Parsed<Known> {
  const read = parseOptions(command, process.argv.slice(2))
  if ('parsed' in read) return read.parsed
  if (read.exitCode === 0) console.log(read.text)
  else console.error(read.text)
  process.exit(read.exitCode)
}

/** The options, or what to print instead of going on. */
export function parseOptions<const Known extends KnownOptions>(
  { usage, options, allowPositionals = false, notes }: BenchCommand<Known>,
  given: readonly string[],
): { parsed: Parsed<Known> } | { exitCode: number; text: string } {
  // `pnpm bench:calls -- --only x` passes its `--` on
  const args = given[0] === '--' ? given.slice(1) : [...given]
  if (args.includes('--help')) {
    const parts = [usage, helpOf(options), notes]
    return { exitCode: 0, text: parts.filter(Boolean).join('\n\n') }
  }
  const known = [...Object.keys(options), 'help'].map((name) => `--${name}`)
  const refused = (problem: string) => ({
    exitCode: 2,
    text: `${problem} Known are ${known.join(', ')}.`,
  })
  const unknown = unknownOption(args, known)
  if (unknown !== null) return refused(unknown)
  try {
    const parsed = parseArgs({ args, options, allowPositionals })
    const values: Readonly<Record<string, unknown>> = parsed.values
    const isNumber = (value: unknown) => /^\d+(\.\d+)?$/.test(String(value))
    // What is a number by default has to be one.
    const wrong = Object.keys(options).find(
      (name) => isNumber(options[name]?.default) && !isNumber(values[name]),
    )
    if (wrong !== undefined)
      return refused(`--${wrong} takes a number, not “${String(values[wrong])}”.`)
    return { parsed }
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return refused(`${line.replace(/\.$/, '')}.`)
  }
}

function helpOf(options: KnownOptions): string {
  const lines = Object.entries(options).map(([name, option]): [string, string] => [
    option.type === 'boolean' ? `--${name}` : `--${name} <value>`,
    typeof option.default === 'string' && option.default !== ''
      ? `${option.about} (${option.default})`
      : option.about,
  ])
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, about]) => `  ${left.padEnd(width)}  ${about}`).join('\n')
}
