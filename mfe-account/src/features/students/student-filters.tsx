import { accountPaths } from '@brightyard/contract/paths'
import { useNavigate } from '@brightyard/runtime'
import { Box, Flex } from '@brightyard/ui'
import { Field, SearchLine, Select, useSearchText } from '@brightyard/ui/form'
import type { StudentFilter } from './students.queries.ts'

const addressOf = ({ search, className }: Omit<StudentFilter, 'page'>) =>
  accountPaths.studentList.to({}, { search, class: className })

interface Props {
  filter: StudentFilter
  classes: readonly string[]
}

/** The filter is in the address, so that it can be shared and gone back to. */
export function StudentFilters({ filter, classes }: Props) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText(filter.search)
  const show = (next: Partial<StudentFilter>) =>
    void navigate(addressOf({ ...filter, search, ...next }))
  const known = classes.includes(filter.className) || !filter.className
  return (
    <Flex
      as="form"
      role="search"
      aria-label="Students"
      gap="3"
      wrap="wrap"
      align="flex-start"
      mb="5"
      onSubmit={(event) => {
        event.preventDefault()
        show({})
      }}
    >
      <Box flex="1 1 22rem">
        <SearchLine
          label="Name, kid ID or guardian"
          value={search}
          onValueChange={setSearch}
          onClear={() => show({ search: '' })}
        />
      </Box>
      <Box flex="0 1 11rem" minW="9rem">
        <Field label="Class" hideLabel>
          <Select
            value={filter.className}
            options={[
              { value: '', label: 'All classes' },
              ...(known ? classes : [filter.className, ...classes]).map((value) => ({
                value,
                label: value,
              })),
            ]}
            onChange={({ currentTarget }) => show({ className: currentTarget.value })}
          />
        </Field>
      </Box>
    </Flex>
  )
}
