/** The same text for equal values, in whatever order their fields stand and whichever realm (a bundle) made them. */
export const hashValue = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    Object.prototype.toString.call(part) === '[object Object]'
      ? Object.fromEntries(Object.entries(part as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
