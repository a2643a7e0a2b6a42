/** What a render worker does, for measurements of it. */
import type { render } from '../../src/render.tsx'

export { styleTag } from './collected-styles.ts'
export { splitHoistedTags } from './hoisted-tags.ts'
export { createSandbox } from './sandbox.ts'

/** What the host's server bundle exports. */
export interface RenderBundle {
  render: typeof render
  shared: Readonly<Record<string, unknown>>
}
