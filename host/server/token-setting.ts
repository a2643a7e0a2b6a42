import { readFileSync } from 'node:fs'

/** The token of a setting, or of the file that another one names; null where there is none. */
export function tokenOf(token: string, file: string): string | null {
  const text = token || (file && readFileSync(file, 'utf8').trim())
  return text || null
}
