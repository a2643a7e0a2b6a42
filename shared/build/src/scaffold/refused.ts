/** What was asked for cannot be made; the message says what to do instead. */
export class ScaffoldRefused extends Error {
  override readonly name = 'ScaffoldRefused'
}
