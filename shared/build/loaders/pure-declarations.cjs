/**
 * Marks `var X = React.forwardRef(…)` and its like as free of side effects, and leaves out the names that
 * are set for developers (`X.displayName = '…'`), so that what nobody imports is left out of a bundle.
 * For packages that ship as one large module; minifiers do not know by themselves that these calls are pure.
 */
const declaration =
  /^((?:export )?(?:var|const|let) \w+ = )(?=(?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gm
const nameForDevelopers = /^[\w$]+\.displayName = "[^"\n]*";?$/gm

module.exports = (source) =>
  source.replace(declaration, '$1/* @__PURE__ */ ').replace(nameForDevelopers, '')
