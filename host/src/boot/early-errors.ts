import { startUse } from '@brightyard/runtime/host'

/** Errors that are thrown before telemetry is loaded; the first one has it loaded. */
export function collectEarlyErrors() {
  const errors: { error: unknown; file?: string }[] = []
  const collect = ({ error, filename }: ErrorEvent) => {
    errors.push({ error, file: filename })
    startUse()
  }
  window.addEventListener('error', collect)
  return { errors, stop: () => window.removeEventListener('error', collect) }
}
