/** How many entries of a list one call returns at most. */
export const highestLimit = 500
