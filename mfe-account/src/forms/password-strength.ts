/** 0 is refused, 1 to 4 from easy to guess to strong. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4
export interface Strength {
  level: StrengthLevel
  label: string
  /** What would make it stronger. */
  advice: string
}

const obvious =
  /pass\s?word|qwerty|asdf|letmein|welcome|iloveyou|admin|abc123|0123|1234|4321|1111|0000/i
const kinds: readonly [pattern: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
]

/** Bits of a random text of this length and these kinds of characters; each repeated character counts half. */
function bitsOf(password: string) {
  const pool = kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0)
  const letters = Array.from(password)
  const length = (new Set(letters).size + letters.length) / 2
  return length * Math.log2(pool || 1)
}

/** A hint while typing; the server alone decides (it knows the most common passwords). `known`: own name and contact. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < 8) {
    return { level: 0, label: 'Too short', advice: 'Use at least 8 characters.' }
  }
  const words = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
  if (words.some((word) => word.length > 2 && password.toLowerCase().includes(word))) {
    return { level: 1, label: 'Easy to guess', advice: 'Leave out your name and contact.' }
  }
  const bits = bitsOf(password.replace(obvious, ''))
  if (bits < 36) {
    return {
      level: 1,
      label: 'Easy to guess',
      advice: 'Three or four unrelated words are hard to guess.',
    }
  }
  if (bits < 52) return { level: 2, label: 'Fair', advice: 'A few more characters make it good.' }
  if (bits < 72) return { level: 3, label: 'Good', advice: 'One more word makes it strong.' }
  return { level: 4, label: 'Strong', advice: 'Nobody will guess this one.' }
}
