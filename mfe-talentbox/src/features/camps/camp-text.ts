const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** Text without its markup: none of it reaches the page. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

/** What an editor wrote about a camp: paragraphs, and the points of its lists. */
export function campText(html: string) {
  const all = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gis'))]
      .map(([, inside = '']) => plain(inside))
      .filter(Boolean)
  return { paragraphs: all('p'), points: all('li') }
}
