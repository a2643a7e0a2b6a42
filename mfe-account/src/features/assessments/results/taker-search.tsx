import { type TakerState, takerStates } from '@brightyard/contract/entities'
import { useNavigate } from '@brightyard/runtime'
import { Box, Flex } from '@brightyard/ui'
import { Field, SearchLine, Select, useSearchText } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { stateNames } from './results-words.ts'
import { addressOf, type View } from './results.queries.ts'

interface Props {
  id: number
  view: View
  /** More ways to choose. */
  children?: ReactNode
}

/** The filter is in the address, so that it can be shared and gone back to. */
export function TakerSearch({ id, view, children }: Props) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText(view.search)
  const show = (next: Partial<View>) =>
    void navigate(addressOf(id, { ...view, page: 1, search, ...next }), {
      preventScrollReset: true,
    })
  return (
    <Flex
      as="form"
      role="search"
      aria-label="People"
      gap="3"
      wrap="wrap"
      align="center"
      onSubmit={(event) => {
        event.preventDefault()
        show({})
      }}
    >
      <Box flex="1 1 22rem">
        <SearchLine
          label="Name, class or kid ID"
          maxLength={100}
          value={search}
          onValueChange={setSearch}
          onClear={() => show({ search: '' })}
        />
      </Box>
      <Box flex="0 1 12rem" minW="10rem">
        <Field label="Who" hideLabel>
          <Select
            value={view.state ?? ''}
            options={[
              { value: '', label: 'Everybody' },
              ...takerStates.map((value) => ({ value, label: stateNames[value].label })),
            ]}
            onChange={({ currentTarget }) =>
              show({ state: (currentTarget.value || undefined) as TakerState | undefined })
            }
          />
        </Field>
      </Box>
      {children}
    </Flex>
  )
}
