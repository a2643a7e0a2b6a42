import { css, type CSSObject, type EmotionCache, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { identityOf } from './memo.ts'

/** Text that tells style values apart; null for one that has none, such as a function. */
export function signatureOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return `s${value.length}:${value}`
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value)
    case 'object':
      return value === null ? 'null' : (identityOf(value) ?? signatureOfParts(value))
    default:
      return null
  }
}

function signatureOfParts(value: object): string | null {
  let signature = Array.isArray(value) ? '[' : '{'
  for (const [name, part] of Object.entries(value)) {
    const own = signatureOf(part)
    if (own === null) return null
    signature += `${name}=${own},`
  }
  return signature
}

type Registered = EmotionCache['registered']

/**
 * The class names of an element: those that emotion made for an element around it become styles of its own, as in
 * emotion's `getRegisteredStyles`.
 */
export function splitClassNames(registered: Registered, classNames: string) {
  const styles: string[] = []
  const names: string[] = []
  for (const name of classNames.split(' ')) {
    const known = registered[name]
    if (known !== undefined) styles.push(`${known};`)
    else if (name) names.push(name)
  }
  return { styles, names }
}

export const serialize = (
  styles: CSSObject,
  registered: readonly string[] = [],
): SerializedStyles => css(styles, ...registered)

/**
 * Writes the rules into the cache of this render. Where that does not collect them (`compat`), they are returned as a
 * tag beside the element, as emotion writes them.
 */
export function insertRules(
  cache: EmotionCache,
  serialized: SerializedStyles,
  isStringTag: boolean,
): ReactNode {
  const className = `${cache.key}-${serialized.name}`
  if (!isStringTag) cache.registered[className] ??= serialized.styles
  if (!serialized.styles || cache.inserted[serialized.name] !== undefined) return null
  let rules = ''
  let names = ''
  for (let part: SerializedStyles | undefined = serialized; part; part = part.next) {
    const selector = part === serialized ? `.${className}` : ''
    rules += cache.insert(selector, part, cache.sheet, true) ?? ''
    names += ` ${part.name}`
  }
  if (!rules) return null
  return (
    <style
      data-emotion={cache.key + names}
      // oxlint-disable-next-line no-danger -- rules that emotion made, as it writes them itself
      dangerouslySetInnerHTML={{ __html: rules }}
      nonce={cache.sheet.nonce}
    />
  )
}
