import { createStyleCache } from './style-cache.ts'

/** What one render wrote. */
export interface ServerRules {
  /** Class names begin with it: `by-`. */
  prefix: string
  /** Each rule's name, as its class ends, and its CSS. */
  rules: [name: string, css: string][]
}

/** Collects the rules of one render on the server, in place of a style tag beside each element that needs them. */
export function createServerStyles() {
  const cache = createStyleCache()
  cache.compat = true // emotion then stores the rules and writes no tags
  return {
    cache,
    /** What was collected. Markup that is rendered from then on brings its own rules. */
    take(): ServerRules {
      delete cache.compat
      const rules = Object.entries(cache.inserted).filter(
        (rule): rule is [string, string] => typeof rule[1] === 'string' && rule[1] !== '',
      )
      return { prefix: `${cache.key}-`, rules }
    },
  }
}
