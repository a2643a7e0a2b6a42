import { readFileSync } from 'node:fs'

/** The token in a setting, or in the file that another setting names; null if there is none. */
export function tokenOf(token: string, file: string): string | null {
  const text = token || (file && readFileSync(file, 'utf8').trim())
  return text || null
}
