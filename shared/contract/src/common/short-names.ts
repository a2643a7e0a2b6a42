/** Between the parts of a name: all but letters, joiners of scripts, and the signs in `Anne-Marie` and `D’Souza`. */
const between = /[^\p{L}\p{M}\p{N}\p{Join_Control}'’‘\-\u2010\u2011]+/u
/** At the ends of a part they are no part of it. */
const atEnds = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

const wordsIn = (text: string) =>
  text.split(between).flatMap((word) => word.replaceAll(atEnds, '') || [])

/** The first name first, also of `Qureshi, Kabir`, as lists write it. */
function partsOf(name: string): string[] {
  const [before = [], ...after] = name.split(/[,،，]/u).map(wordsIn)
  return [...after.flat(), ...before]
}

/** `Kabir` of `Kabir Qureshi`: all that others read of a child's name. An initial stays one: `A` of `A. Kumar`. */
export const firstNameOf = (name: string): string => partsOf(name)[0] ?? name.trim()

/** `Meera N.`: no full names in public. */
export function shortNameOf(name: string): string {
  const [, ...rest] = partsOf(name)
  const [initial] = rest.at(-1) ?? ''
  return initial ? `${firstNameOf(name)} ${initial}.` : firstNameOf(name)
}
