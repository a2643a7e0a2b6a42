import type { ServerRules } from '@brightyard/ui/provider'
import { ssrStylesAttribute } from '../../src/boot/ssr-styles.ts'
import { compactRules } from './compact-rules.ts'

/**
 * One tag in the head with the rules of a page, which emotion does not know: a tag beside each element, two hundred on
 * the home page, would be moved by emotion when it starts, and each triggers a style recalculation. `ssrStyles` gives
 * the client the names of the rules.
 */
export function styleTag(collected: ServerRules): string {
  const names = collected.rules.map(([name]) => name).join(' ')
  return names === ''
    ? ''
    : `<style ${ssrStylesAttribute}="${names}">${compactRules(collected)}</style>`
}
