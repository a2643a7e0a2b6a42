import { shopPaths } from '@brightyard/contract/paths'
import { Box, chakra, type BoxProps } from '@brightyard/ui'
import { SearchIcon } from '@brightyard/ui/icons'
import { longestSearch, useProductSearch } from './use-product-search.ts'

const Input = chakra('input', {
  base: {
    width: 'full',
    height: '9',
    ps: '10',
    pe: '4',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'sm',
    boxShadow: 'inset 0 0 0 1.5px var(--by-colors-border-control)',
    _hover: { boxShadow: 'inset 0 0 0 1.5px var(--by-colors-shop-solid)' },
  },
})

/** Searches while the person types; without scripts it is a plain form. */
export function ProductSearch(props: BoxProps) {
  const { text, type, searchNow } = useProductSearch()
  return (
    <Box
      as="form"
      role="search"
      aria-label="Products"
      position="relative"
      flex="0 1000 17rem"
      minW="9.5rem"
      {...{ action: shopPaths.searchResult.to(), method: 'get' }}
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
      {...props}
    >
      <Box position="absolute" insetStart="3.5" top="2" color="shop.fg" pointerEvents="none">
        <SearchIcon size={20} aria-hidden />
      </Box>
      <Input
        type="search"
        name="search"
        aria-label="Search products"
        placeholder="Search products"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </Box>
  )
}
