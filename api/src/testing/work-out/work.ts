export type Expected = number | string | readonly string[]
/** At least four, for those that name them. */
type Numbers = readonly [number, number, number, number, ...number[]]
export type Work = (numbers: Numbers, text: string, all: readonly number[]) => Expected

/** How one kind of text is worked out, without the engine; `#` in its pattern is a number. */
export type Way = readonly [pattern: string, work: Work]

export function valueOf(written: string): number {
  const [top = '', bottom = '1'] = written.replace('−', '-').replaceAll(',', '').split('/')
  return Number(top) / Number(bottom)
}

export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
