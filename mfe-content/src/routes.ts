import { contentPaths } from '@brightyard/contract/paths'
import { defineRemote, defineRoutes } from '@brightyard/contract/release'

/** Everything mfe-content owns. */
export const remote = defineRemote({
  name: 'content',
  routes: defineRoutes([
    {
      path: contentPaths.home.pattern,
      module: './features/home/home.page',
      title: 'Home',
      layout: 'shop',
      access: 'open',
    },
  ]),
})
