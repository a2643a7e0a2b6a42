/** Would move the cursor of a terminal, begin another line, or turn the order of what follows. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether it can be printed on one line of a terminal, or of a page, as it is. */
export const isPrintable = (text: string) => !unprintable.test(text)

/** Text from outside, such as a release's error, as it can be printed: each control character becomes `�`. */
export const printable = (text: string) => text.replaceAll(new RegExp(unprintable, 'gu'), '�')

/** A reason says something: it has a letter or a digit. */
export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
