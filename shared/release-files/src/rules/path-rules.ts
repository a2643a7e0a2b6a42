import type { Route } from '@brightyard/contract/release'
import { releaseLimits } from './limits.ts'
import { addressMatches } from './route-shape.ts'

const { optionalParts, pathCharacters, pathParts } = releaseLimits

/** Names that every object already has, such as `constructor`: as a key they would name something else. */
export const isInheritedName = (name: string) => name in Object.prototype

/** Also those that end a line or turn the direction of a text around. */
export const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** A slash at the end changes nothing. */
const partsOf = (path: string) => path.slice(1).replace(/\/$/, '').split('/')

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** What is wrong with one part of an address; null if nothing is. */
function textProblem(part: string): string | null {
  const text = decoded(part)
  if (text === null) return 'its percent-encoding is broken'
  if (text === '') return 'it has an empty part: write single slashes'
  if (text === '.' || text === '..') return 'it has “.” or “..” as a part'
  if (control.test(text)) return 'it has a control character'
  if (text.includes('\\')) return 'it has a backslash'
  if (text.includes('/')) return 'it has an encoded slash'
  return null
}

function partProblem(part: string): string | null {
  const text = part.replace(/\?$/, '')
  if (text.startsWith(':')) {
    const name = text.slice(1)
    if (!/^\w{1,40}$/.test(name)) {
      return `“${text}” is no parameter: its name has letters, digits and “_” only`
    }
    return isInheritedName(name) ? `no parameter may be called “${name}”` : null
  }
  if (/[:*?#]/.test(text)) {
    return 'it has “:”, “*”, “?” or “#” inside a part: “:name” and “*” are whole parts, and “?” ends one'
  }
  return textProblem(text)
}

/** The first part decides which remote owns a page. */
function firstPartProblem(part: string): string | null {
  if (part === '*') return 'it takes every address of the site'
  if (part.startsWith(':') || part.endsWith('?')) {
    return 'its first part is a parameter or optional: begin with fixed text'
  }
  return decoded(part)?.includes('.')
    ? 'files at the root of the site belong to the host: no “.” in the first part'
    : null
}

/** Why a page may not have this path; null if it may. */
export function pathProblem(path: string): string | null {
  if (path === '/') return null
  if (!path.startsWith('/')) return 'it does not begin with a slash'
  if (path.length > pathCharacters) return `it has more than ${pathCharacters} characters`
  const parts = partsOf(path)
  if (parts.length > pathParts) return `it has more than ${pathParts} parts`
  const named = parts.at(-1) === '*' ? parts.slice(0, -1) : parts
  if (named.filter((part) => part.endsWith('?')).length > optionalParts) {
    return `it has more than ${optionalParts} optional parts`
  }
  const names = named.filter((part) => part.startsWith(':')).map((part) => part.replace(/\?$/, ''))
  if (new Set(names).size < names.length) return 'it has two parameters of one name'
  const [first = ''] = parts
  const problems = [firstPartProblem(first), ...named.map(partProblem)]
  return problems.find((problem) => problem !== null) ?? null
}

/** Why a page may not have this example; null if it may, or has none. */
export function exampleProblem({ path, example }: Pick<Route, 'path' | 'example'>): string | null {
  if (example === undefined) return null
  const [pathname = ''] = example.split(/[?#]/)
  if (!pathname.startsWith('/')) return 'its example does not begin with a slash'
  if (example.length > pathCharacters) {
    return `its example has more than ${pathCharacters} characters`
  }
  if (control.test(decoded(example) ?? '')) return 'its example has a control character'
  const parts = pathname === '/' ? [] : partsOf(pathname)
  const problem = parts.map(textProblem).find((one) => one !== null)
  if (problem !== undefined) return `its example is no address of a page: ${problem}`
  if (pathProblem(path) !== null || addressMatches(path, pathname)) return null
  return `its example ${pathname} is an address of another page`
}
