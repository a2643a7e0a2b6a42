import { ageBands } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { useNavigate } from '@brightyard/runtime'
import { Box, Button, chakra } from '@brightyard/ui'
import { Checkbox, Field, Select, TextInput } from '@brightyard/ui/form'
import { type CampSearch, campsAddress } from './camp-address.ts'
import type { CampType } from './camp-groups.ts'

/** Every city that has a camp, within what is chosen. */
const citiesIn = (types: readonly CampType[], type: number | null) =>
  [
    ...new Set(types.filter(({ id }) => type === null || id === type).flatMap((one) => one.cities)),
  ].toSorted((a, b) => a.localeCompare(b, 'en'))

interface CampFiltersProps {
  search: CampSearch
  types: readonly CampType[]
}

/** Filters that apply at once, and by their button where no script runs. */
export function CampFilters({ search, types }: CampFiltersProps) {
  const navigate = useNavigate()
  const change = (next: Partial<CampSearch>) =>
    void navigate(campsAddress({ ...search, page: 1, ...next }), { preventScrollReset: true })
  const cities = citiesIn(types, search.type)
  return (
    <chakra.form
      method="get"
      action={talentboxPaths.camps.to()}
      aria-label="Find a camp"
      onSubmit={(event) => event.preventDefault()}
      position="relative"
      mt={{ base: '-16', md: '-14' }}
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderRadius="xl"
      boxShadow="lg"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: '1.3fr 1fr 1.2fr 1.1fr auto',
      }}
      gap={{ base: '3', md: '4' }}
      alignItems="end"
    >
      {search.group === null ? null : <input type="hidden" name="id" value={search.group} />}
      <Field label="Type">
        <Select
          name="campTypeid"
          placeholder="Every type"
          value={String(search.type ?? '')}
          options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={({ target }) =>
            change({ type: target.value ? Number(target.value) : null, group: null })
          }
        />
      </Field>
      <Field label="Age">
        <Select
          name="age"
          placeholder="Any age"
          value={search.age}
          options={ageBands.map((band) => ({
            value: band,
            label: `${band.replace('-', '–')} years`,
          }))}
          onChange={({ target }) =>
            change({ age: ageBands.find((band) => band === target.value) ?? '' })
          }
        />
      </Field>
      <Field label="City">
        <Select
          name="city"
          placeholder="Anywhere"
          value={search.place}
          options={[
            { value: 'online', label: 'At home, online' },
            ...cities.map((city) => ({ value: city, label: city })),
            // A city of the address without a camp stays what is chosen.
            ...(search.place && search.place !== 'online' && !cities.includes(search.place)
              ? [{ value: search.place, label: search.place }]
              : []),
          ]}
          onChange={({ target }) => change({ place: target.value })}
        />
      </Field>
      <Field label="From this date">
        <TextInput
          key={search.from}
          type="date"
          name="from"
          defaultValue={search.from}
          onChange={({ target }) => {
            const { value } = target
            // A year that is still being typed is no date to look for.
            if (value === '' || value.startsWith('20')) change({ from: value })
          }}
        />
      </Field>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="4" alignItems="center">
        <Checkbox
          name="seats"
          value="free"
          checked={search.free}
          onChange={({ target }) => change({ free: target.checked })}
        >
          With free places
        </Checkbox>
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Box>
    </chakra.form>
  )
}
