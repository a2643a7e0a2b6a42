import { setTimeout as wait } from 'node:timers/promises'

/** One line; what does not hold makes the command fail. */
export function check(what: string, holds: boolean, found: unknown = '') {
  console.log(`  ${holds ? '✔' : '✖'} ${what}${holds ? '' : `: ${String(found)}`}`)
  if (!holds) process.exitCode = 1
}

/** What the APIs do from minute to minute. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 150) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await wait(500))
    if (await holds()) return check(what, true)
  check(what, false, `not within ${seconds} seconds`)
}
