/** What a script learns from the command's end. */
export const exitCodes = {
  done: 0,
  /** The gate refuses. */
  refused: 1,
  /** The command cannot be understood, or names something that does not exist. */
  usage: 2,
  /** Another set is current than the expected one. */
  conflict: 3,
  /** The registry does not answer, fails, or does not accept the token. */
  unavailable: 4,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
