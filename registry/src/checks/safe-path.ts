/** A release's file name stands for one file inside its folder, whoever resolves it: an address, a disk, a cache. */
export function isSafePath(file: string): boolean {
  const parts = file.split('/')
  return (
    /^[\w@./-]+$/.test(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  )
}
