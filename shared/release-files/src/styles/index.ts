export { pageWideRules } from './page-wide-rules.ts'
export type { PageWideOptions, PageWideRule } from './page-wide-rules.ts'
export { styleTexts } from './style-texts.ts'
export type { StyleText } from './style-texts.ts'
