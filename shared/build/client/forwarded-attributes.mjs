/**
 * Replaces emotion's list of all HTML and SVG attributes, by which Chakra decides which properties of an element become
 * attributes: the compiler has already checked them. Only Chakra's own properties are held back.
 *
 * Library: @emotion/is-prop-valid 1.x, as @chakra-ui/react 3.37.0 imports it. Saves 1.7 kB (brotli) of the home page's
 * first load. Upstream: none found in Chakra; motiondivision/motion pull request 173 removed the same list.
 * May go when: @chakra-ui/react no longer imports @emotion/is-prop-valid: `grep -r is-prop-valid` in its dist/esm.
 */
const ofChakra = new Set(['as', 'asChild', 'recipe', 'theme', 'unstyled', 'variant'])

export default (name) => !ofChakra.has(name)
