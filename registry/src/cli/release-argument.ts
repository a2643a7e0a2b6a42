import { hasWords, isPrintable } from '@brightyard/contract/registry'
import { InvalidArgumentError } from 'commander'
import { highestLimit } from '../listing-limit.ts'

/** `shop=https://…` or `shop=1.2.3`, as given to swap. */
export interface NamedRelease {
  name: string
  value: string
}

export function namedRelease(text: string, earlier: readonly NamedRelease[] = []): NamedRelease[] {
  const [, name, value] = /^([a-z][a-z0-9-]{1,30})=(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('Write it as <name>=<url>, for example shop=https://….')
  }
  if (earlier.some((one) => one.name === name)) {
    throw new InvalidArgumentError(`“${name}” is named twice.`)
  }
  return [...earlier, { name, value }]
}

export const isAddress = (value: string) => /^https?:\/\//.test(value)

/** `shop=https://…` or just the URL, as given to check. */
export function maybeNamed(text: string): { name?: string; url: string } {
  const [, name, url] = /^([a-z][a-z0-9-]{1,30})=(.+)$/.exec(text) ?? []
  return name !== undefined && url !== undefined ? { name, url } : { url: text }
}

export function setNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A set is named by its number.')
}

/** Of `--limit`. */
export function listLimit(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= highestLimit) return count
  throw new InvalidArgumentError(`Give a number from 1 to ${highestLimit}.`)
}

export function secondsOf(text: string): number {
  const seconds = Number(text)
  if (text.trim() !== '' && seconds >= 0 && seconds <= 3600) return seconds
  throw new InvalidArgumentError('Give a number of seconds, up to 3600.')
}

export function setToCheckAgainst(text: string): 'current' | 'none' | number {
  return text === 'current' || text === 'none' ? text : setNumber(text)
}

/** Of `--reason`: an operator reads it in the history at night, so pasted advice needs real words in place of “…”. */
export function reasonText(text: string): string {
  if (hasWords(text)) return text
  throw new InvalidArgumentError('Write in a few words why, for example: bag page fails on phones.')
}

/** Of `--actor`. */
export function actorName(text: string): string {
  if (isPrintable(text)) return text
  throw new InvalidArgumentError('A name has no line break or other control character.')
}

/** Of an option that may be given several times. */
export const collect = (name: string, earlier: string[]) => [...earlier, name]
