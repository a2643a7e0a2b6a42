// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controlOrBackslash = /[\u0000-\u001f\u007f\\]/

/** Browsers drop some control characters from an address and read a backslash as a slash: neither belongs in one. */
export const hasControlCharacter = (text: string) => controlOrBackslash.test(text)

/** Path characters that a return target may have (spec §5); query and hash are free of the rule. */
const pathRule = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^#]*)?(?:#.*)?$/

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * The target itself where it is a local path that cannot lead off the site, otherwise null:
 * own-origin path, allowed characters, and no `//` or backslash before or after decoding.
 */
export function safeLocalPath(target: string | null | undefined): string | null {
  if (!target || target.length > 2000 || hasControlCharacter(target) || !pathRule.test(target))
    return null
  const path = target.split(/[?#]/, 1)[0] ?? ''
  const plain = decoded(path)
  if (plain === null || path.includes('//') || plain.includes('//') || hasControlCharacter(plain))
    return null
  if (plain.split('/').some((part) => part === '..' || part === '.')) return null
  try {
    const base = 'https://own.invalid'
    return new URL(target, base).origin === base ? target : null
  } catch {
    return null
  }
}
