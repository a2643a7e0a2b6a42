/**
 * Marks `var X = React.forwardRef(…)` and the like as free of side effects, and removes debug names (`X.displayName = '…'`), so that components nobody imports are left out of a bundle. For packages that ship
 * as one large module: minifiers cannot know that these calls are pure.
 *
 * Library: react-router 7.18.5. Saves 3.3 kB (brotli) of the home page's first load.
 * Upstream: remix-run/react-router pull request 15299 adds the same marks.
 * May go when: that is released: `npx size-limit` without this loader gives the same size.
 */
const declaration =
  /^((?:export )?(?:var|const|let) \w+ = )(?=(?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gm
const nameForDevelopers = /^[\w$]+\.displayName = "[^"\n]*";?$/gm

module.exports = (source) =>
  source.replace(declaration, '$1/* @__PURE__ */ ').replace(nameForDevelopers, '')
