import type { Layout } from '@brightyard/contract/release'
import type { PageContext } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { categoriesQuery } from '../../categories/categories.queries.ts'
import { DesktopBar } from './desktop-bar.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { Panels } from './panels.tsx'
import { ShopBar } from './shop-bar.tsx'
import { usePanels } from './use-panels.ts'

/** The categories of the shop bar stand in the first HTML. */
export const loader = ({ queryClient }: Pick<PageContext, 'queryClient'>) =>
  queryClient.prefetchQuery(categoriesQuery)

interface Props {
  layout: Layout
}

/**
 * The slot `header`. Its box is taken out of the layout so that the bar sticks to the top of the whole page
 * while the shop bar scrolls away. Style sheets choose between the two bars; the hidden one is out of reach.
 */
export function Component({ layout }: Props) {
  const panels = usePanels()
  return (
    <Box as="header" display="contents">
      <DesktopBar panels={panels} />
      <MobileBar panels={panels} />
      {layout === 'shop' && <ShopBar />}
      <Panels panels={panels} />
    </Box>
  )
}
