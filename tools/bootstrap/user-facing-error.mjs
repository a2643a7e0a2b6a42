/** A failure that a person can do something about: printed without a stack. */
export class UserFacingError extends Error {
  /**
   * @param {string} message what happened
   * @param {string} [advice] what to do
   */
  constructor(message, advice = '') {
    super(message)
    this.name = 'UserFacingError'
    this.advice = advice
  }
}

/**
 * The text for a failure: what happened and what to do, or the stack of an unexpected one.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (error instanceof UserFacingError)
    return [error.message, error.advice].filter(Boolean).join('\n\n')
  if (error instanceof Error) return error.stack ?? error.message
  return String(error)
}
