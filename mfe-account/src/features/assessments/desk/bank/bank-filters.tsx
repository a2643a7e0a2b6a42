import { difficulties } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { Button, Flex, Grid } from '@brightyard/ui'
import { DeskSearch } from '@brightyard/ui/editor'
import { Field, Select } from '@brightyard/ui/form'
import { FilterIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { type BankFilters, bankFiltersIn, subjectsQuery } from '../desk.queries.ts'
import { ageOptions, difficultyWords, kindInfo, kindNames } from '../desk-words.ts'

interface Props {
  filters: BankFilters
  onChange: (filters: BankFilters) => void
  /** Only what can be added to this assessment. */
  forAssessment?: number
}

/** What the bank is looked through by; every choice counts at once. */
export function BankFilterBar({ filters, onChange, forAssessment }: Props) {
  const known = useQuery(subjectsQuery(forAssessment))
  const count = Object.values({ ...filters, search: undefined }).filter(Boolean).length
  const isFiltered = count > 0 || filters.search !== undefined
  const [isOpen, setOpen] = useState(count > 0)
  // Read as an address is, so that a choice means the same in both.
  const set = (name: keyof BankFilters, value: string) => {
    const query = new URLSearchParams(
      Object.entries(filters).flatMap(([key, one]) =>
        one === undefined ? [] : [[key, String(one)]],
      ),
    )
    query.set(name, value)
    onChange(bankFiltersIn(query))
  }
  const select = (
    name: keyof BankFilters,
    label: string,
    options: readonly { value: string; label: string }[],
    all: string,
  ) => (
    <Field label={label} hideLabel>
      <Select
        placeholder={all}
        options={options}
        value={String(filters[name] ?? '')}
        onChange={({ currentTarget }) => set(name, currentTarget.value)}
      />
    </Field>
  )
  return (
    <Flex direction="column" gap="3" mb="5">
      <DeskSearch
        label="Search the questions"
        shown={filters.search ?? ''}
        onSearch={(words) => set('search', words)}
      />
      <Button
        variant="outline"
        hideFrom="md"
        aria-expanded={isOpen}
        startIcon={<FilterIcon size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Grid
        display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}
        templateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
        gap="2"
      >
        {select(
          'subject',
          'Subject',
          (known.data?.subjects ?? []).map(({ name, items }) => ({
            value: name,
            label: `${name} (${items})`,
          })),
          'Subject',
        )}
        {select(
          'age',
          'Age',
          ageOptions.map(({ value }) => ({ value, label: `Age ${value}` })),
          'Age',
        )}
        {select(
          'kind',
          'Kind',
          kindNames.map((value) => ({ value, label: kindInfo[value].name })),
          'Kind',
        )}
        {select(
          'difficulty',
          'Difficulty',
          difficulties.map((value) => ({ value, label: difficultyWords[value] })),
          'Difficulty',
        )}
        {select(
          'owner',
          'Whose',
          [
            { value: 'own', label: 'Our own' },
            { value: 'brightyard', label: 'Brightyard’s' },
          ],
          'Owner',
        )}
        {forAssessment !== undefined
          ? null
          : select('state', 'State', [{ value: 'retired', label: 'Retired' }], 'In use')}
      </Grid>
      {isFiltered && (
        <Flex>
          <Button variant="plain" size="sm" minH="2.75rem" onClick={() => onChange({})}>
            Clear all filters
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
