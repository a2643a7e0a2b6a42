/** Exit codes of the command. */
export const exitCodes = {
  done: 0,
  /** The gate refuses. */
  refused: 1,
  /** The command is invalid, or names something that does not exist. */
  usage: 2,
  /** A different set than the expected one is current, or what the command is about is not there. */
  conflict: 3,
  /** The registry does not respond, fails, or rejects the token. */
  unavailable: 4,
  /** Deployed, but not every edge serves it, or the registry has taken it back. */
  notLive: 5,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
