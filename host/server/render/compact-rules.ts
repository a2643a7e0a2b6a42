import type { ServerRules } from '@brightyard/ui/provider'

/** Part of a rule's CSS. `start` ends with the brace that opens the declarations of the class itself. */
interface Block {
  name: string
  css: string
  start: string
}

/** The seven colours that `colorPalette` gives to whatever is inside. */
const palette = /(?:--[\w-]*color-palette-\w+:[^;{}]+;){7}/
/** A shorter beginning costs more as a rule of its own. */
const shortest = 120

/**
 * The CSS of a page's rules, with what many of them say said once. Emotion writes every class in full: forty classes
 * that set a palette repeat its seven colours, and every button the whole of its recipe. An element has one class of
 * emotion's, so that its declarations may stand in several rules, as long as they keep their order.
 */
export function compactRules({ rules, prefix }: ServerRules): string {
  const blocks = rules.flatMap(([name, css]) =>
    topLevelBlocks(css).map((block) => ({ name, css: block })),
  )
  const ofClass = blocks.map(({ name, css }): Block => {
    const own = `.${prefix}${name}{`
    const start = [own, `@layer recipes{${own}`].find((one) => css.startsWith(one)) ?? ''
    return { name, css, start }
  })
  const { shared: palettes, rest } = withoutPalettes(ofClass, prefix)
  const { shared: beginnings, rest: others } = withoutSharedBeginnings(rest, prefix)
  return [...palettes, ...beginnings, ...others.map(({ css }) => css)].join('')
}

const selector = (names: readonly string[], prefix: string) =>
  [...new Set(names)].map((name) => `.${prefix}${name}`).join()

function topLevelBlocks(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) {
      blocks.push(css.slice(from, at + 1))
      from = at + 1
    }
  }
  return from < css.length ? [...blocks, css.slice(from)] : blocks
}

function withoutPalettes(blocks: readonly Block[], prefix: string) {
  const names = new Map<string, string[]>()
  const rest = blocks.flatMap((block) => {
    if (block.start === '' || block.start.startsWith('@')) return [block]
    const [colours] = palette.exec(block.css) ?? []
    if (colours === undefined) return [block]
    names.set(colours, [...(names.get(colours) ?? []), block.name])
    const css = block.css.replace(colours, '')
    return css === `${block.start}}` ? [] : [{ ...block, css }]
  })
  const shared = [...names].map(([colours, of]) => `${selector(of, prefix)}{${colours}}`)
  return { shared, rest }
}

/** Recipes that begin alike, such as those of all buttons, get their beginning from one rule. */
function withoutSharedBeginnings(blocks: readonly Block[], prefix: string) {
  const bodyOf = ({ css, start }: Block) => css.slice(start.length, css.indexOf('}'))
  const sorted = blocks
    .filter(({ start }) => start.startsWith('@'))
    .map((block) => ({ block, body: bodyOf(block) }))
    .toSorted((one, other) => (one.body < other.body ? -1 : 1))
  const lengths = new Map<Block, number>()
  const shared: string[] = []
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    let beginning = sorted[from]?.body ?? ''
    for (to = from + 1; to < sorted.length; to++) {
      const common = commonBeginning(beginning, sorted[to]?.body ?? '')
      if (common.length < shortest) break
      beginning = common
    }
    const alike = sorted.slice(from, to)
    if (alike.length === 1) continue
    const names = alike.map(({ block }) => block.name)
    shared.push(`@layer recipes{${selector(names, prefix)}{${beginning}}}`)
    for (const { block } of alike) lengths.set(block, beginning.length)
  }
  const rest = blocks.map((block) => {
    const length = lengths.get(block) ?? 0
    const { css, start } = block
    return length === 0 ? block : { ...block, css: start + css.slice(start.length + length) }
  })
  return { shared, rest }
}

/** Whole declarations with which both begin. */
function commonBeginning(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, one.lastIndexOf(';', length - 1) + 1)
}
