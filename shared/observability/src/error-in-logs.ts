export interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
  /** As Fastify's own serializer has it. */
  [key: string]: unknown
}

/** Where messages of libraries repeat what somebody has typed, and what stands there instead. */
const typedParts = [
  // The query builder appends all values; they may have several lines.
  [/\nparams: [\s\S]*$/, ''],
  // The database quotes a value that does not fit.
  [/(invalid input [^\n:]*): "[^\n]*"/g, '$1'],
  [/\?[^\s"'`]*=[^\s"'`]*/g, '?…'],
  [/[^\s"'`<>(),;:=?&]+(@|%40)[^\s"'`<>(),;:&]+/g, '…'],
] as const

/** More helps nobody, and some of the patterns read a long word again and again. */
const longestMessage = 5000

const withoutTyped = (text: string) =>
  typedParts.reduce(
    (rest, [part, instead]) => rest.replace(part, instead),
    text.slice(0, longestMessage),
  )

/** Where it came from, without the message that stands above. */
const framesOf = (stack = '', message: string) =>
  stack
    .replace(message, () => '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')

const deepestCause = 5

/** What a log line has of an error: kind, message, place and causes, and nothing that a visitor has typed. */
export function errorForLogs(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutTyped(String(error)), stack: '' }
  }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutTyped(message),
    stack: framesOf(stack, message),
    ...('code' in error && { code: String(error.code) }),
    ...(cause !== undefined && depth < deepestCause && { cause: errorForLogs(cause, depth + 1) }),
  }
}

/** For the logger of every server. */
export const logSerializers = { err: errorForLogs, error: errorForLogs }

/** A server's logger; none at `silent`. */
export const loggerAt = (level: string) =>
  level === 'silent' ? (false as const) : { level, serializers: logSerializers }
