/** Rupees; an open end is undefined. */
export interface PriceRange {
  min?: number
  max?: number
}

export const minAboveMax = 'The lowest price is above the highest. Swap them or clear one.'
export const notAPrice = 'Please enter prices as numbers, such as 250.'

const amount = (text: string | undefined): number | undefined =>
  text && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined

/** Reads `100-500`, `100-`, `-500` from the address; anything else is no limit. */
export function parsePriceRange(text: string): PriceRange {
  const [min, max] = text.split('-').map((part) => amount(part.trim()))
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

export const writePriceRange = ({ min, max }: PriceRange): string =>
  min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`

/** A range whose ends are the wrong way round finds nothing, so it is refused. */
export const priceRangeError = ({ min, max }: PriceRange): string | null =>
  min !== undefined && max !== undefined && min > max ? minAboveMax : null

/** The range for the two fields. A band ends one paisa below a rupee, of which the field shows whole rupees. */
export const priceFieldsOf = ({ min, max }: PriceRange) => ({
  min: String(min ?? ''),
  max: String(max === undefined ? '' : endsBelowRupee(max) ? Math.floor(max) : max),
})

/** What was typed into the two fields: a range, or what is wrong with it. */
export function readPriceFields(min: string, max: string): PriceRange | string {
  const texts = [min, max].map((text) => text.trim().replace(/^₹\s*/, '').replaceAll(',', ''))
  if (texts.some((text) => text !== '' && amount(text) === undefined)) return notAPrice
  const range = parsePriceRange(texts.join('-'))
  return priceRangeError(range) ?? range
}

/** Whether a range ends one paisa below a rupee, as bands do. */
export const endsBelowRupee = (max: number) => Math.round(max * 100) % 100 === 99

/** The range of a band of prices: up to the last paisa below its end. */
export const rangeOfBand = ({ from, to }: { from: number; to: number | null }): PriceRange => ({
  ...(from > 0 ? { min: from } : {}),
  ...(to === null ? {} : { max: to - 0.01 }),
})
