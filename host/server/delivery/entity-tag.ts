/** Whether the browser has this already: one of the tags of its `If-None-Match`, compared weakly. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = header?.split(',').map(bare) ?? []
  return known.includes('*') || known.includes(bare(etag))
}
