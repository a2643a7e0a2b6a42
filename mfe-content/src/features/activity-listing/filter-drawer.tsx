import { Link } from '@brightyard/runtime'
import { Box, Button, LinkButton } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { countText } from '../../offerings/offering-words.ts'
import { paletteOf } from './finders.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { ListingState } from './use-listing.ts'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  state: ListingState
}

/** The filters on a narrow screen. It stays open from choice to choice; its button says how many activities are left. */
export function Component({ open, onClose, state }: FilterDrawerProps) {
  const total = state.facets?.total
  const area = paletteOf(state.finder)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="start"
      title="Filters"
      footer={
        <>
          {state.filters > 0 ? (
            <LinkButton asChild variant="ghost" colorPalette={area} px="3">
              <Link to={state.cleared} preventScrollReset>
                Clear all
              </Link>
            </LinkButton>
          ) : null}
          <Button colorPalette={area} onClick={onClose} aria-live="polite">
            {total === undefined ? 'Show activities' : `Show ${countText(total)}`}
          </Button>
        </>
      }
    >
      <Box colorPalette={area} pb="4">
        <FilterPanel state={state} />
      </Box>
    </Drawer>
  )
}
