/** The system's error code, such as `ENOENT`. (Not by `instanceof`: Node's own errors may come from another realm.) */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string'
    ? error.code
    : null
}
