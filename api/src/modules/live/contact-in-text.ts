const patterns = [
  /\b[a-z][a-z0-9+]*:\/\//i,
  /\bwww\./i,
  /\b[a-z0-9-]+\.(?:app|be|co|com|dev|edu|gg|in|info|io|link|ly|me|net|org|to|tv|uk|us|xyz)\b/i,
  /\bdot\s*(?:com|in|net|org)\b/i,
  /[\w.+-]+\s?@\s?[\w-]+\.[a-z]/i,
  // A mobile number of India with or without its code, or any number with a country code.
  /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/,
  /\+\d(?:[\s-]?\d){8,}/,
]

/** Whether a text leads away from the room: a web or email address or a phone number, also in disguise. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return patterns.some((pattern) => pattern.test(plain))
}
