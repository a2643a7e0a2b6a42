import { readFileSync } from 'node:fs'
import type { EdgeSettings } from '../settings.ts'

/** The token of the settings, or of the file that they name; null where this edge tells nothing. */
export function telemetryToken({
  TELEMETRY_TOKEN: token,
  TELEMETRY_TOKEN_FILE: file,
}: Pick<EdgeSettings, 'TELEMETRY_TOKEN' | 'TELEMETRY_TOKEN_FILE'>): string | null {
  const text = token || (file && readFileSync(file, 'utf8').trim())
  return text || null
}
