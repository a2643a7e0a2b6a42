import { orderStatuses } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { useNavigate } from '@brightyard/runtime'
import { Box, Flex } from '@brightyard/ui'
import { Field, SearchLine, Select, useSearchText } from '@brightyard/ui/form'
import { statusLabels } from '../../orders/order-labels.ts'
import type { DeskFilter } from './order-desk.queries.ts'

/** The filters of the order desk, stored in the address. */
export function DeskFilters({ filter }: { filter: DeskFilter }) {
  const navigate = useNavigate()
  const [code, setCode] = useSearchText(filter.code ?? '')
  const show = (change: { code?: string; status?: string }) =>
    void navigate(
      shopPaths.orderDesk.to({}, { code: filter.code, status: filter.status, ...change }),
      { preventScrollReset: true },
    )
  return (
    <Flex gap="4" wrap="wrap" align="flex-end" mb="5">
      <Box flex="1 1 18rem" pb={{ md: '1.5' }}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            show({ code: code.trim() })
          }}
        >
          <SearchLine
            label="Order number"
            value={code}
            maxLength={40}
            onValueChange={setCode}
            onClear={() => show({ code: '' })}
          />
        </form>
      </Box>
      <Box flex={{ base: '1 1 100%', md: '0 0 15rem' }}>
        <Field label="Status">
          <Select
            value={filter.status ?? ''}
            options={[
              { value: '', label: 'All' },
              ...orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
            ]}
            onChange={({ currentTarget }) => show({ status: currentTarget.value })}
          />
        </Field>
      </Box>
    </Flex>
  )
}
