/** The page or remote cannot be created; the message says what to do instead. */
export class ScaffoldRefused extends Error {
  override readonly name = 'ScaffoldRefused'
}
