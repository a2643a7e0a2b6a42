/** Marks the style tag of a page with the names of the rules in it. */
export const rulesAttribute = 'data-rules'

/** Names of the style rules that came with the page. */
export const writtenRules = () =>
  document.querySelector(`style[${rulesAttribute}]`)?.getAttribute(rulesAttribute)?.split(' ') ?? []
