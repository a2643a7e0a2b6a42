import { ssrStylesAttribute } from '../../src/boot/ssr-styles.ts'

const inlineStyle = /<style data-emotion="by ([^"]+)">([^<]*)<\/style>/g

/**
 * Emotion writes the rules of each element in a tag beside it, and moves all of them into the head when it starts: on
 * the home page two hundred tags, each a reason to compute styles again. Collected in the head, into one tag that
 * emotion does not know, they are computed once; the browser's side learns their names (`ssrStyles`).
 */
export function collectStyles(html: string): { styles: string; html: string } {
  const rules = new Map<string, string>()
  const markup = html.replaceAll(inlineStyle, (_, names: string, css: string) => {
    rules.set(names, css)
    return ''
  })
  if (rules.size === 0) return { styles: '', html }
  const names = [...rules.keys()].join(' ')
  const css = [...rules.values()].join('')
  return { styles: `<style ${ssrStylesAttribute}="${names}">${css}</style>`, html: markup }
}
