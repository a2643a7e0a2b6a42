const headTag = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/** Splits off the head tags that React writes before a page's markup. */
export function splitHoistedTags(html: string): { head: string; body: string } {
  let head = ''
  let body = html
  for (let tag = headTag.exec(body); tag; tag = headTag.exec(body)) {
    head += tag[0]
    body = body.slice(tag[0].length)
  }
  return { head, body }
}
