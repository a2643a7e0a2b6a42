import { type NewPage, quoted } from './page-files.ts'
import { ScaffoldRefused } from './refused.ts'

/** The route as prettier would leave it; a page without an access mark is protected. */
const routeLines = ({ path, title, layout, access, feature }: NewPage) => [
  '{',
  `  path: ${quoted(path)},`,
  `  module: './features/${feature}/${feature}.page',`,
  `  title: ${quoted(title)},`,
  ...(access === 'open' ? ['  query: [],'] : []),
  `  layout: '${layout}',`,
  ...(access === 'protected' ? [] : [`  access: '${access}',`]),
  '},',
]

/** Where the bracket that opens at `from` closes; strings and comments are passed over. */
function closingBracket(source: string, from: number): number {
  const token =
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[[\]]/g
  token.lastIndex = from
  let depth = 0
  for (let found = token.exec(source); found; found = token.exec(source)) {
    if (found[0] === '[') depth += 1
    if (found[0] === ']') depth -= 1
    if (found[0] === ']' && depth === 0) return found.index
  }
  return -1
}

/** `src/routes.ts` with one more route, the last of its `defineRoutes([…])`. */
export function addRoute(source: string, page: NewPage): string {
  const opening = /defineRoutes\(\s*\[/.exec(source)
  const start = opening ? opening.index + opening[0].length - 1 : -1
  const end = start < 0 ? -1 : closingBracket(source, start)
  if (end < 0) {
    throw new ScaffoldRefused(
      'src/routes.ts has no `routes: defineRoutes([…])` to add the page to. Write `routes: defineRoutes([]),` into defineRemote({…}) and try again.',
    )
  }
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start)
  const indent = `${/^\s*/.exec(line)?.[0] ?? ''}  `
  const before = source.slice(0, end).trimEnd()
  const separator = /[[,]$/.test(before) ? '' : ','
  const route = routeLines(page).map((one) => indent + one)
  return `${before}${separator}\n${route.join('\n')}\n${indent.slice(2)}${source.slice(end)}`
}
