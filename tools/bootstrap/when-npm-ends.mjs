const parentCheckMs = 500

/**
 * npm runs scripts in a shell and passes a SIGTERM to that shell only, which ends without passing it on. This process
 * then gets another parent.
 * @param {() => void} run
 * @returns {NodeJS.Timeout | undefined}
 */
export function whenNpmEnds(run) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) run()
  }, parentCheckMs).unref()
}
