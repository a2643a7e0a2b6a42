import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'

/** Messages of @brightyard/database and of the engines themselves. */
const brokenFolder =
  /The database in .* cannot be opened|The database folder .* cannot be made|PANIC:/

/** The message for a server that ended: its output, the reason and what to do. */
export function serviceFailure(title: string, reason: string, lastOutput: string): UserFacingError {
  const output = lastOutput.trim().split('\n').slice(-15).join('\n')
  const message = [output, `${title} ended unexpectedly (${reason}).`].filter(Boolean).join('\n\n')
  const advice = brokenFolder.test(lastOutput)
    ? 'Put a backup in its place, or start over with fresh demonstration data:\n  npm start -- --fresh'
    : 'The lines above say why. When they are fixed, run the command again.'
  return new UserFacingError(message, advice)
}
