import type { Props } from './element-styles.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Chakra's `mergeProps` for an element and its one child, but for event handlers: markup has none. */
export function mergeProps(own: Props, child: Props): Props {
  const merged: Props = {}
  for (const [name, value] of Object.entries(own)) {
    if (name === 'className') {
      const names = [value, child[name]].filter((part) => typeof part === 'string')
      merged[name] = names
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' ')
    } else if (name === 'style') {
      const both = [value, child[name]].filter(isObject)
      merged[name] = Object.assign({}, ...both)
    } else {
      merged[name] = child[name] === undefined ? value : child[name]
    }
  }
  for (const [name, value] of Object.entries(child)) {
    if (merged[name] === undefined) merged[name] = value
  }
  return merged
}
