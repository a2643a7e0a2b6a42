/**
 * Gives a module a name `Object` of its own. jest runs modules in a context whose globals are looked up by a handler
 * for every access, and drizzle asks for `Object` for each column of each query: that was a third of the time of the
 * API's tests (checkout-races: 17.4 s of processor time, 13.1 s with this).
 *
 * Library: drizzle-orm, entity.js. May go when: a profile of an API test (`node --cpu-prof`) no longer shows `is` of
 * drizzle-orm/entity.js at its top without it.
 */
module.exports = {
  process: (source) => ({ code: `const Object = ({}).constructor;${source}` }),
  getCacheKey: (source) => `own-object ${source.length}`,
}
