import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Rule } from 'postcss'
import { isScopedSelector, type OwnNames } from './scoped-selector.ts'

/** A rule that reaches beyond the remote that ships it. */
export interface PageWideRule {
  /** As written: `body, h1` or `@font-face Baloo 2`. */
  readonly rule: string
  readonly line: number
  /** What to write instead, as a sentence. */
  readonly instead: string
}

export interface PageWideOptions {
  /** The rules were read from a browser: what the site's own style library generated there is accepted. */
  readonly generated?: boolean
}

/** Classes and animations of the style library, whose prefix is set in shared/ui/src/theme/style-cache.ts. */
const generatedName = /^(by|animation)-/

/** They only say when the rules inside them hold. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style'])

/** Their names are shared by all style sheets of a page. */
const sharedNames: Readonly<Record<string, { prefix: string; what: string }>> = {
  keyframes: { prefix: '', what: 'animations' },
  '-webkit-keyframes': { prefix: '', what: 'animations' },
  'counter-style': { prefix: '', what: 'counter styles' },
  property: { prefix: '--', what: 'custom properties' },
  'position-try': { prefix: '--', what: 'fallback positions' },
  'font-palette-values': { prefix: '--', what: 'font palettes' },
}

interface Judge {
  remote: string
  isOwn: OwnNames
  generated: boolean
}

/**
 * Every rule of a style sheet that is not limited to one remote. A selector counts as limited if it begins at a class,
 * an id or a `data-` attribute that starts with the remote's name; so do names that all sheets of a page share (fonts,
 * animations, layers).
 */
export function pageWideRules(
  css: string,
  remote: string,
  { generated = false }: PageWideOptions = {},
): PageWideRule[] {
  const isOwn: OwnNames = (name) =>
    name === remote ||
    name.startsWith(`${remote}-`) ||
    name.startsWith(`${remote}_`) ||
    (generated && generatedName.test(name))
  try {
    return rulesOf(postcss.parse(css), { remote, isOwn, generated }, false)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { reason, line = 1 } = error
    return [{ rule: reason, line, instead: 'Correct the mistake in the sheet.' }]
  }
}

function rulesOf(
  parent: { nodes?: ChildNode[] | undefined },
  judge: Judge,
  isNested: boolean,
): PageWideRule[] {
  return (parent.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return ofRule(node, judge, isNested)
    if (node.type === 'atrule') return ofAtRule(node, judge, isNested)
    return []
  })
}

function ofRule(rule: Rule, judge: Judge, isNested: boolean): PageWideRule[] {
  if (isScopedSelector(rule.selector, judge.isOwn, isNested)) return rulesOf(rule, judge, true)
  const instead = `Begin every selector with a class of the remote (“.${judge.remote}-…”), or use the components of @brightyard/ui.`
  return [found(rule, rule.selector, instead)]
}

function ofAtRule(rule: AtRule, judge: Judge, isNested: boolean): PageWideRule[] {
  const { remote, isOwn } = judge
  const kind = rule.name.toLowerCase()
  const refused = (instead: string, detail = rule.params) => [
    found(rule, `@${rule.name} ${detail}`.trim(), instead),
  ]
  if (conditions.has(kind)) return rulesOf(rule, judge, isNested)
  const shared = Object.hasOwn(sharedNames, kind) ? sharedNames[kind] : undefined
  if (shared) {
    const { prefix, what } = shared
    const name = rule.params.trim()
    if (name.startsWith(prefix) && isOwn(name.slice(prefix.length))) return []
    return refused(`Call it “${prefix}${remote}-…”: names of ${what} hold for the whole page.`)
  }
  switch (kind) {
    case 'charset':
      return []
    case 'font-face': {
      const family = fontFamily(rule)
      if (isOwn(family)) return []
      return refused(`Call the family “${remote}-…”: other names are the site’s fonts.`, family)
    }
    case 'layer':
      if (!isOwnLayer(rule, judge, isNested)) {
        return refused(`Call it “${remote}-…”: the order of the site’s layers is the site’s own.`)
      }
      return rulesOf(rule, judge, isNested)
    case 'scope': {
      const root = /^\((.*?)\)(\s+to\b.*)?$/s.exec(rule.params.trim())?.[1]
      if (root && isScopedSelector(root, isOwn, isNested)) return []
      return refused(`Begin the scope at a class of the remote: “@scope (.${remote}-…)”.`)
    }
    case 'import':
      return refused('Put the imported rules into the sheet itself.')
    default:
      return refused('Leave it out: it applies to the whole page.')
  }
}

/** The style library writes into the site's layers, but never states their order. */
function isOwnLayer(rule: AtRule, { isOwn, generated }: Judge, isNested: boolean): boolean {
  if (isNested || (generated && rule.nodes)) return true
  return rule.params
    .split(',')
    .flatMap((layer) => layer.trim() || [])
    .every((layer) => isOwn(layer.split('.')[0] ?? ''))
}

function fontFamily(rule: AtRule): string {
  const declared = rule.nodes?.find(
    (node) => node.type === 'decl' && node.prop.toLowerCase() === 'font-family',
  )
  return declared?.type === 'decl' ? declared.value.replaceAll(/["']/g, '').trim() : ''
}

const found = (node: ChildNode, rule: string, instead: string): PageWideRule => ({
  rule: rule.replaceAll(/\s+/g, ' ').slice(0, 120),
  line: node.source?.start?.line ?? 1,
  instead,
})
