import { Trouble } from '../../bootstrap/trouble.mjs'

const brokenFolder =
  /database folder|PGlite|wasm|RuntimeError|invalid (?:primary )?checkpoint|could not locate a valid checkpoint|PANIC|XX001|XX002/i

/** What a server's end means to the person at the terminal. */
export function serviceFailure(title: string, reason: string, lastWords: string): Trouble {
  const output = lastWords.trim().split('\n').slice(-15).join('\n')
  const message = [output, `${title} ended unexpectedly (${reason}).`].filter(Boolean).join('\n\n')
  const advice = brokenFolder.test(lastWords)
    ? 'If its database folder is damaged, start over with fresh demonstration data:\n  npm start -- --fresh'
    : 'The lines above say why. When they are fixed, run the command again.'
  return new Trouble(message, advice)
}
