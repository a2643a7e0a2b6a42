import { talentboxPaths } from '@brightyard/contract/paths'
import { defineRemote, defineRoutes } from '@brightyard/contract/release'

/** Everything mfe-talentbox owns. */
export const remote = defineRemote({
  name: 'talentbox',
  routes: defineRoutes([
    {
      path: talentboxPaths.home.pattern,
      module: './features/campaigns/campaigns.page',
      query: ['campaign', 'age'],
      title: 'TalentBox',
      layout: 'creative',
      access: 'open',
    },
  ]),
})
