import { shopPaths } from '@brightyard/contract/paths'
import { useNavigate } from '@brightyard/runtime'
import { Box, Flex } from '@brightyard/ui'
import { SearchLine, Select, useSearchText } from '@brightyard/ui/form'
import type { StockFilter } from './stock.queries.ts'

const levels = [
  { value: '', label: 'Any stock' },
  { value: '0', label: 'Out of stock' },
  { value: '5', label: '5 or fewer left' },
  { value: '20', label: '20 or fewer left' },
]

/** The filters of the list, stored in the address, so that they can be shared and gone back to. */
export function StockFilters({ filter }: { filter: StockFilter }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText(filter.search)
  const level = filter.below === null ? '' : String(filter.below)
  const options = levels.some(({ value }) => value === level)
    ? levels
    : [...levels, { value: level, label: `${level} or fewer left` }]
  const show = (next: { search?: string; below?: string }) =>
    void navigate(shopPaths.stock.to({}, { search: search.trim(), below: level, ...next }))
  return (
    <Flex
      as="form"
      role="search"
      aria-label="Stock"
      gap="3"
      wrap="wrap"
      align="center"
      mb="5"
      onSubmit={(event) => {
        event.preventDefault()
        show({})
      }}
    >
      <Box flex="1 1 22rem">
        <SearchLine
          label="Product name"
          value={search}
          maxLength={100}
          onValueChange={setSearch}
          onClear={() => show({ search: '' })}
        />
      </Box>
      <Box flex="0 1 12rem" minW="10rem">
        <Select
          aria-label="Stock"
          value={level}
          options={options}
          onChange={({ currentTarget }) => show({ below: currentTarget.value })}
        />
      </Box>
    </Flex>
  )
}
