const dots = /[\u3002\uFF61\u2024\u2027\u00B7\u2022\u2219\u22C5\u30FB]/gu
const brackets = (what: string) =>
  new RegExp(String.raw`\s*[([{<|*_]\s*(?:${what})\s*[)\]}>|*_]\s*`, 'g')

/** The text as it is read, whatever it is written with: other scripts' digits, look-alike signs, written-out dots and ats. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // What cannot be seen, and what is drawn around or through a sign.
      .replaceAll(/[\p{Cf}\p{Script=Inherited}]/gu, '')
      .replaceAll(/\p{Nd}/gu, asciiDigit)
      // Numbers in circles and the like, that have no plain form.
      .replaceAll(/[\p{No}\p{Nl}]/gu, '0')
      .toLowerCase()
      .replaceAll(dots, '.')
      .replaceAll(brackets(String.raw`dot|point|\.`), '.')
      .replaceAll(brackets('at|@'), '@')
  )
}

/** Digits of a script follow each other from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** `w h a t s a p p` is `whatsapp`; dots stay. */
export const joinSpelledWords = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{L}(?:[\s._*-]+\p{L}(?!\p{L})){2,}/gu, (spelled) =>
    spelled.replaceAll(/[\s_*-]/g, ''),
  )

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `d1sc0rd` is `discord`: signs that stand for a letter within a word. */
export const withLettersForDigits = (text: string): string =>
  text.replaceAll(/[\d@$!](?=\p{L})|(?<=\p{L})[\d@$!]/gu, (sign) => letters[sign] ?? sign)
