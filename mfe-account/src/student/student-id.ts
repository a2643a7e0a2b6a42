/** The student of `Id`, or of its synonym stuId, in any case. Null without one that is a number. */
export function studentIdIn(query: URLSearchParams): number | null {
  for (const name of ['id', 'stuid']) {
    for (const [key, value] of query) {
      if (key.toLowerCase() === name && /^\d{1,9}$/.test(value)) return Number(value)
    }
  }
  return null
}
