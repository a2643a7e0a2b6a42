import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'

/** In the words of @brightyard/database and of the engines themselves. */
const brokenFolder =
  /The database in .* cannot be opened|The database folder .* cannot be made|PANIC:/

/** What a server's end means to the person at the terminal. */
export function serviceFailure(title: string, reason: string, lastWords: string): UserFacingError {
  const output = lastWords.trim().split('\n').slice(-15).join('\n')
  const message = [output, `${title} ended unexpectedly (${reason}).`].filter(Boolean).join('\n\n')
  const advice = brokenFolder.test(lastWords)
    ? 'Put a backup in its place, or start over with fresh demonstration data:\n  npm start -- --fresh'
    : 'The lines above say why. When they are fixed, run the command again.'
  return new UserFacingError(message, advice)
}
