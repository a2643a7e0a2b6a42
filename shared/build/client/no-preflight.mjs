/** Chakra's reset is part of the page's styles, which the document brings. */
export const createPreflight = () => ({})
