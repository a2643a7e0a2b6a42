const globalStyle = /<style data-emotion="by-global [^"]*">[^<]*<\/style>/g
const inlineStyle = /<style data-emotion="by ([^"]+)">([^<]*)<\/style>/g

/**
 * Emotion writes the rules of each element in a tag beside it, and moves all of them into the head when it starts: on
 * the home page two hundred tags, each a reason to compute styles again. Gathered into one tag it is one. It
 * follows the global styles, which say in which order layers count.
 */
export function gatherStyles(html: string): string {
  const rules = new Map<string, string>()
  const markup = html.replaceAll(inlineStyle, (_, ids: string, css: string) => {
    rules.set(ids, css)
    return ''
  })
  if (rules.size === 0) return html
  const css = [...rules.values()].join('')
  const gathered = `<style data-emotion="by ${[...rules.keys()].join(' ')}">${css}</style>`
  const lastGlobal = [...markup.matchAll(globalStyle)].at(-1)
  const place = lastGlobal ? lastGlobal.index + lastGlobal[0].length : 0
  return markup.slice(0, place) + gathered + markup.slice(place)
}
