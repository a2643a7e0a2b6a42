interface Limited {
  max_order_quantity: number
  units_available: number
}

/** The most of a line that can be bought: the lower of stock and order limit. */
export const quantityLimit = ({ max_order_quantity, units_available }: Limited) =>
  Math.max(0, Math.min(max_order_quantity, units_available))

/** The sentence for a line at or above its limit. */
export function limitSentence(line: Limited): string {
  const limit = quantityLimit(line)
  if (limit === 0) return 'This is out of stock. Remove it to continue.'
  return line.units_available < line.max_order_quantity
    ? `Only ${limit} left in stock.`
    : `At most ${limit} in one order.`
}
