/** The largest id of a row: PostgreSQL's `integer` holds no more. */
export const largestId = 2_147_483_647

/** Whether a number can be the id of a row, such as one from an address. */
export const isDatabaseId = (value: number) =>
  Number.isInteger(value) && value > 0 && value <= largestId
