import { countDigits } from './count-digits.ts'
import { foldText, joinSpelledWords, withLettersForDigits } from './fold-text.ts'

/** More is a phone number sooner than a sum. */
const mostDigits = 6

const commonEndings =
  'app|be|co|com|dev|edu|gg|gov|in|info|io|link|ly|me|net|online|org|site|to|tv|uk|us|xyz'

const addresses = [
  /\b[a-z][a-z0-9+]*:\/\//,
  /\bwww\b/,
  new RegExp(String.raw`[a-z0-9-]\s*\.(?:${commonEndings})\b`),
  /\.\s*(?:com|org|xyz)\b/,
  // Also of endings that nobody has listed. A single letter may be an abbreviation: e.g.
  /\p{L}\s*\.\p{L}{2,}/u,
  /\bdot\s*(?:app|co|com|dev|edu|gov|in|info|io|net|org|xyz)\b/,
  /[\w.+-]+\s?@\s?[\w-]+\.[a-z]/,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
  // A name with the four digits that some messengers give.
  /\w#\d{4}\b/,
]

/** Where people meet outside; what kids merely watch or play is not among them. */
const platforms =
  /\b(?:insta(?:gram)?|ig id|snap ?chat|discord|(?:whats?|wat?s) ?app?|telegram|face ?book|fb|messenger|tik ?tok|skype|we ?chat|viber|linkedin|gmail|hotmail|g ?meet|(?:my|mera|meri) (?:number|no|mobile|phone|email|id) (?:is|hai))\b/

/**
 * Whether a text leads away from the room: a web or email address, a phone number or the name of a messenger, also in
 * disguise. `before` is what the same person wrote in the last minutes: a number may come in parts.
 */
export function hasContact(text: string, before: readonly string[] = []): boolean {
  const plain = foldText(text)
  const joined = joinSpelledWords(plain)
  const saysDigits = countDigits(plain) > 0
  return (
    [plain, joined].some((variant) => addresses.some((pattern) => pattern.test(variant))) ||
    [plain, joined, joined.replaceAll('.', '')].some((variant) =>
      platforms.test(withLettersForDigits(variant)),
    ) ||
    (saysDigits && countDigits([...before.map(foldText), plain].join(' ; ')) > mostDigits)
  )
}
