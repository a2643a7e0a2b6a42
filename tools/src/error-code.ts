/** The system's code of a failure, `EADDRINUSE`. Not by `instanceof`: a test runner has its own Error. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
