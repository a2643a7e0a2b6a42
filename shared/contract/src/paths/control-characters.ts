// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const controlOrBackslash = /[\u0000-\u001f\u007f\\]/

/** Browsers drop some control characters from an address and read a backslash as a slash: neither belongs in one. */
export const hasControlCharacter = (text: string) => controlOrBackslash.test(text)
