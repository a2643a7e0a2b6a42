/** Text as people typed it, for ILIKE: its wildcards mean themselves. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
