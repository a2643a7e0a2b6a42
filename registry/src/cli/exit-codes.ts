/** Exit codes of the command. */
export const exitCodes = {
  done: 0,
  /** The gate refuses. */
  refused: 1,
  /** The command is invalid, or names something that does not exist. */
  usage: 2,
  /** The site is in another state: another set is current, it is frozen, or a canary is running or none. */
  conflict: 3,
  /** The registry does not respond, fails, or rejects the token. */
  unavailable: 4,
  /** Deployed, but not every edge serves it, or the registry has taken it back. */
  notLive: 5,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
