/** Hashed names are immutable; the placeholder may change. */
export const mediaHeaders = (path: string) => ({
  'cache-control': /(^|[/\\])[0-9a-f]{20}(@2x)?\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
})
