import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** Whether a class, an id or another name belongs to the remote. */
export type OwnNames = (name: string) => boolean

/** The parts of a selector between its combinators, each with the combinator that follows it. */
function compoundsOf(selector: Selector): { nodes: Node[]; next: string | null }[] {
  const compounds: { nodes: Node[]; next: string | null }[] = [{ nodes: [], next: null }]
  for (const node of selector.nodes) {
    const last = compounds.at(-1)
    if (!last) continue
    if (node.type === 'combinator') {
      last.next = node.value.trim() || ' '
      compounds.push({ nodes: [], next: null })
    } else last.nodes.push(node)
  }
  return compounds
}

/** Whether the selector matches nothing but the remote's elements and what lies inside them. */
function isScoped(selector: Selector, names: OwnNames, isNested: boolean): boolean {
  const compounds = compoundsOf(selector)
  const hasParent = compounds.some(({ nodes }) => nodes.some(mentionsParent))
  // Without `&`, a nested selector looks inside its parent; with it, the parent's place in it decides.
  if (isNested && !hasParent) {
    const first = compounds.at(0)
    return first?.nodes.length !== 0 || first.next === '>'
  }
  return compounds.some(
    ({ nodes, next }) =>
      (next === null || next === ' ' || next === '>') &&
      nodes.some((node) => isOwn(node, names, isNested)),
  )
}

const mentionsParent = (node: Node): boolean =>
  node.type === 'nesting' ||
  (node.type === 'pseudo' &&
    node.nodes.some((selector) => selector.nodes.some((inner) => mentionsParent(inner))))

function isOwn(node: Node, names: OwnNames, isNested: boolean): boolean {
  switch (node.type) {
    case 'class':
    case 'id':
      return names(node.value)
    case 'attribute':
      if (node.attribute === 'data-remote') {
        return node.operator === '=' && names(node.value ?? '')
      }
      return node.attribute.startsWith('data-') && names(node.attribute.slice('data-'.length))
    case 'nesting':
      return isNested
    case 'pseudo':
      return (
        /^:(is|where)$/i.test(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((selector) => isScoped(selector, names, isNested))
      )
    default:
      return false
  }
}

/** Whether every selector of a list is limited to the remote. One that cannot be read is not. */
export function isScopedSelector(list: string, names: OwnNames, isNested: boolean): boolean {
  try {
    const { nodes } = parser().astSync(list)
    return nodes.length > 0 && nodes.every((selector) => isScoped(selector, names, isNested))
  } catch {
    return false
  }
}
