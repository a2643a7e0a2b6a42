import { Box, Flex } from '@brightyard/ui'
import { Field, Select, type SelectOption, TextInput } from '@brightyard/ui/form'
import { useDeferredValue, useState } from 'react'

interface Props<Data> {
  /** What is chosen: `Student`. */
  what: string
  /** Labels the box whose text narrows the choice. */
  searchLabel: string
  value: string
  /** Chosen before anything was searched for. */
  current?: SelectOption | undefined
  error: string | null
  /** A hook: what matches the text. */
  useFound: (search: string) => { data: Data | undefined }
  optionsOf: (data: Data) => SelectOption[]
  onChoose: (value: string) => void
}

/** A list too long to choose from at once: text narrows it. */
export function FindAndChoose<Data>(props: Props<Data>) {
  const { what, searchLabel, value, current, error, useFound, optionsOf, onChoose } = props
  const [search, setSearch] = useState('')
  const { data } = useFound(useDeferredValue(search.trim().slice(0, 100)))
  const [kept, setKept] = useState(current)
  const found = data === undefined ? [] : optionsOf(data)
  const chosen = kept?.value === value ? kept : current
  const options =
    chosen && value && !found.some((one) => one.value === value) ? [chosen, ...found] : found
  return (
    <Flex gap="4" wrap="wrap">
      <Box flex="1 1 12rem">
        <Field label={searchLabel}>
          <TextInput
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Field>
      </Box>
      <Box flex="2 1 16rem">
        <Field label={what} error={error}>
          <Select
            value={value}
            options={[
              { value: '', label: data && found.length === 0 ? 'Nothing found' : 'Please choose' },
              ...options,
            ]}
            onChange={({ currentTarget }) => {
              setKept(options.find((one) => one.value === currentTarget.value))
              onChoose(currentTarget.value)
            }}
          />
        </Field>
      </Box>
    </Flex>
  )
}
