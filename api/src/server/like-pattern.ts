/** Text as people typed it, escaped for ILIKE. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
