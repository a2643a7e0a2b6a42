import { Link } from '@brightyard/runtime'
import { Box, Button, LinkButton } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { totalSentence } from '../catalog/category-tiles.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { ListingState } from './use-listing.ts'

export interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  state: ListingState
  flags: boolean
}

/** The filters on a narrow screen. It stays open from choice to choice; its button says how many products are left. */
export function Component({ open, onClose, state, flags }: FilterDrawerProps) {
  const meta = state.products.data?.meta
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="start"
      title="Filters"
      footer={
        <>
          {state.filters > 0 ? (
            <LinkButton asChild variant="ghost" colorPalette="shop" px="3">
              <Link to={state.cleared} preventScrollReset>
                Clear all
              </Link>
            </LinkButton>
          ) : null}
          <Button colorPalette="shop" onClick={onClose} aria-live="polite">
            {meta === undefined ? 'Show products' : `Show ${totalSentence(meta)}`}
          </Button>
        </>
      }
    >
      <Box colorPalette="shop" pb="4">
        <FilterPanel state={state} flags={flags} />
      </Box>
    </Drawer>
  )
}
