/**
 * Stands in every build for emotion's list of all HTML and SVG attributes, by which Chakra decides what of
 * an element's properties becomes an attribute: the compiler has checked that already. What is left out
 * are the properties that are Chakra's own.
 */
const ofChakra = new Set(['as', 'asChild', 'recipe', 'theme', 'unstyled', 'variant'])

export default (name) => !ofChakra.has(name)
