/** A file name that stays inside the release's folder, whether resolved as a URL, on disk or in a cache. */
export function isSafePath(file: string): boolean {
  const parts = file.split('/')
  return (
    /^[\w@./-]+$/.test(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  )
}
