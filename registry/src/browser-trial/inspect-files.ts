import { pageWideRules, styleTexts } from '@brightyard/release-files/styles'
import { parse, type Program } from 'acorn'
import * as z from '@brightyard/contract/schema'

/** Text of a release that browsers would read. */
export const InspectionJob = z.object({
  remote: z.string(),
  files: z.array(z.object({ file: z.string(), text: z.string() })),
  /** The rules were read from a browser, where the site's style library has written some of them. */
  generated: z.optional(z.boolean()),
})
export type InspectionJob = z.infer<typeof InspectionJob>

export const Finding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('script-invalid'), file: z.string(), problem: z.string() }),
  z.object({
    kind: z.literal('page-wide-style'),
    file: z.string(),
    line: z.int(),
    rule: z.string(),
    instead: z.string(),
  }),
])
export type Finding = z.infer<typeof Finding>

export const Findings = z.array(Finding)

export const isScript = (file: string) => /\.[cm]?js$/.test(file)
export const isSheet = (file: string) => file.endsWith('.css')

/** Enough to see what is wrong; a sheet for whole pages has thousands of them. */
const mostOfOneFile = 5

/** What browsers could not run, and style rules that reach beyond the remote. */
export function inspectFiles({ remote, files, generated }: InspectionJob): Finding[] {
  const pageWide = findPageWide(remote, generated === true)
  return files.flatMap(({ file, text }): Finding[] => {
    if (isSheet(file)) return pageWide(file, text, 1)
    const parsed = parseScript(text)
    if (typeof parsed === 'string') return [{ kind: 'script-invalid', file, problem: parsed }]
    return parsed.styles.flatMap(({ css, line }) => pageWide(file, css, line))
  })
}

const findPageWide =
  (remote: string, generated: boolean) =>
  (file: string, css: string, firstLine: number): Finding[] =>
    pageWideRules(css, remote, { generated })
      .slice(0, mostOfOneFile)
      .map(({ line, ...found }) => ({
        kind: 'page-wide-style',
        file,
        line: line + firstLine - 1,
        ...found,
      }))

/** The style texts of a script, or what keeps it from being parsed. */
function parseScript(text: string) {
  let problem = ''
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return { styles: styleTexts(parseAs(sourceType, text)) }
    } catch (error) {
      if (error instanceof RangeError) return 'it is nested too deeply'
      if (!(error instanceof SyntaxError)) throw error
      problem ||= error.message
    }
  }
  return problem
}

const parseAs = (sourceType: 'script' | 'module', text: string): Program =>
  parse(text, { ecmaVersion: 'latest', sourceType, locations: true, allowHashBang: false })
