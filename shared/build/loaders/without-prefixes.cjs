/**
 * Leaves emotion's list of prefixes out of the bundle. It is what a style cache has by default, and every cache
 * here is made with plugins of its own.
 */
const byDefault = 'var defaultStylisPlugins = [prefixer];'

module.exports = (source) => {
  if (!source.includes(byDefault))
    throw new Error('The default plugins of emotion’s cache are written in another way.')
  return source.replace(byDefault, 'var defaultStylisPlugins = [];')
}
