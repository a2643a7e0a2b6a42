import type {
  CallExpression,
  Expression,
  Node,
  ObjectExpression,
  Program,
  SpreadElement,
} from 'acorn'
import { simple } from 'acorn-walk'

/** Style rules that a script contains as text, and where. */
export interface StyleText {
  readonly css: string
  readonly line: number
}

/** Methods of style sheets whose first argument are rules. */
const takesRules = new Set(['insertRule', 'replaceSync'])

type Argument = Expression | SpreadElement | undefined

/**
 * The style rules that a parsed script states as plain text: the content of `<style>` elements and what is given to
 * `insertRule` and `replaceSync`. Text that is computed can only be seen in a browser. `line` is the line of the call
 * where the program was parsed with locations, otherwise 1.
 */
export function styleTexts(program: Program): StyleText[] {
  const texts: StyleText[] = []
  const add = (node: Node, css: string | null) => {
    if (css !== null) texts.push({ css, line: node.loc?.start.line ?? 1 })
  }
  simple(program, {
    CallExpression(call) {
      const [first, second, ...children] = call.arguments
      if (takesRules.has(calledMethod(call) ?? '')) add(call, textOf(first))
      if (textOf(first) !== 'style') return
      if (second?.type === 'ObjectExpression') {
        add(call, textOf(property(second, 'children')))
        const html = property(second, 'dangerouslySetInnerHTML')
        if (html?.type === 'ObjectExpression') add(call, textOf(property(html, '__html')))
      }
      for (const child of children) add(call, textOf(child))
    },
  })
  return texts
}

function calledMethod({ callee }: CallExpression): string | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  return callee.computed ? null : callee.property.name
}

function property(object: ObjectExpression, name: string): Argument {
  for (const entry of object.properties) {
    if (entry.type !== 'Property' || entry.computed) continue
    const { key } = entry
    const found = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null
    if (found === name) return entry.value
  }
  return undefined
}

/** What is inserted into a template stands for a value, so that the rest can be judged. */
function textOf(node: Argument): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type === 'ArrayExpression') {
    const parts = node.elements.map((part) => textOf(part ?? undefined))
    return parts.includes(null) ? null : parts.join('')
  }
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? '').join('0')
}
