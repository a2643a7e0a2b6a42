/**
 * Replaces what the refresh plugin runs after each module: to it a file that exports more than components cannot be
 * replaced in place, and most pages export their `loader` beside `Component`. The loader is left out of the question; where
 * it has changed itself, the page reloads, since the host goes on with the one that it has.
 *
 * Library: @pmmmwh/react-refresh-webpack-plugin 0.6.3. Without it each change to a page, or to what it imports, is a reload.
 */
const utils = require('@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils')

function executeRuntime(exported, moduleId, hot, ...others) {
  if (typeof exported?.Component !== 'function') {
    return utils.executeRuntime(exported, moduleId, hot, ...others)
  }
  const { loader, ...components } = exported
  utils.executeRuntime(components, moduleId, hot, ...others)
  hot.dispose((data) => {
    data.loader = String(loader)
  })
  if (hot.data && hot.data.loader !== String(loader)) hot.invalidate()
}

module.exports = { ...utils, executeRuntime }
