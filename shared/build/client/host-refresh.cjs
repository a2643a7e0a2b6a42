/**
 * The refresh runtime that the host's react-dom reports to. A host built for visitors has none: there nothing could be
 * replaced, although every update would count as applied, so the page reloads.
 */
module.exports = globalThis.__BRIGHTYARD_REFRESH__ ?? {
  ...require('brightyard-own-refresh'),
  performReactRefresh: () => globalThis.location.reload(),
}
