/** What people can read on a page that arrived, without a browser: no scripts, no styles, no tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template|head)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
