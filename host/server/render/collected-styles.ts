import { ssrStylesAttribute } from '../../src/boot/ssr-styles.ts'

const inlineStyle = /<style data-emotion="by ([^"]+)">([^<]*)<\/style>/g

/**
 * Emotion writes the rules of each element in a tag next to it, and moves all of them into the head when it starts: on
 * the home page two hundred tags, each of which triggers a style recalculation. Collected into one tag in the head that
 * emotion does not know, they are computed once; `ssrStyles` gives the client their names.
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
