/** What a render worker does, for measurements of it. */
import type { render } from '../../src/render.tsx'
import type { serve } from './render-program.ts'

export { styleTag } from './collected-styles.ts'
export { splitHoistedTags } from './hoisted-tags.ts'
export { createSandbox } from './sandbox.ts'

/** What the host's server bundle exports. */
export interface RenderBundle {
  render: typeof render
  serve: typeof serve
  shared: Readonly<Record<string, unknown>>
}
