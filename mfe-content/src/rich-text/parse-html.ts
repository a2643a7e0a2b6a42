import { hasControlCharacter } from '@brightyard/contract/paths'

/** A node of an editor's text: a string, or an allowed element with its allowed attributes. */
export type RichNode = string | RichElement
export interface RichElement {
  tag: AllowedTag
  href?: string
  src?: string
  alt?: string
  children: RichNode[]
}

const allowed = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'code',
  'pre',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sub',
  'sup',
] as const
export type AllowedTag = (typeof allowed)[number]

/** Tags that become another one; the page's own title is the only h1. */
const replacements: Readonly<Record<string, AllowedTag>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}
const isAllowed = (tag: string): tag is AllowedTag => (allowed as readonly string[]).includes(tag)
const empty = new Set<AllowedTag>(['br', 'hr', 'img'])
/** The content of these elements is not text for people. */
const withoutText =
  /<(script|style|template|iframe|object|noscript|svg|math|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** A new one closes an open one. */
const closesItself = new Set<AllowedTag>(['p', 'li', 'tr', 'td', 'th'])

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
}
function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, ten, sixteen, name) => {
      const code = ten ? Number(ten) : sixteen ? Number.parseInt(String(sixteen), 16) : 0
      if (code > 0) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
      return named[String(name)] ?? whole
    },
  )
}

const safeScheme = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i
/** An address that cannot run a script. */
const safeAddress = (address: string) => {
  const plain = address.trim()
  return safeScheme.test(plain) && !hasControlCharacter(plain) ? plain : undefined
}

function attribute(source: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    source,
  )
  const value = found?.[1] ?? found?.[2] ?? found?.[3]
  return value === undefined ? undefined : decode(value)
}

function elementOf(tag: AllowedTag, source: string): RichElement {
  const element: RichElement = { tag, children: [] }
  const href = tag === 'a' && safeAddress(attribute(source, 'href') ?? '')
  const src = tag === 'img' && safeAddress(attribute(source, 'src') ?? '')
  if (href) element.href = href
  if (src) Object.assign(element, { src, alt: attribute(source, 'alt') ?? '' })
  return element
}

/**
 * Editors' HTML as a tree of allowed elements. Unknown elements are dropped but keep their text; scripts and styles
 * are dropped whole. It works on strings, so that the server and the browser give the same result.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  const here = () => open.at(-1)?.children ?? root
  const closeUpTo = (index: number) => {
    if (index >= 0) open.length = index
  }
  const source = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(withoutText, '')
  for (const [token, slash, name] of source.matchAll(
    /<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi,
  )) {
    if (!name) {
      here().push(decode(token))
      continue
    }
    const written = name.toLowerCase()
    const tag = replacements[written] ?? written
    if (!isAllowed(tag)) continue
    if (slash) {
      closeUpTo(open.findLastIndex((element) => element.tag === tag))
      continue
    }
    if (closesItself.has(tag) && open.at(-1)?.tag === tag) open.pop()
    const element = elementOf(tag, token)
    here().push(element)
    if (!empty.has(tag)) open.push(element)
  }
  return root
}

/** The text of a node, without its elements. */
export const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')
