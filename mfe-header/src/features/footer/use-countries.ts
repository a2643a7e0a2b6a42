import { listCountries } from '@brightyard/contract/calls'
import type { Country } from '@brightyard/contract/entities'
import { apiOf, queryOptions, useQuery } from '@brightyard/runtime'
import { useState } from 'react'

type Choice = Omit<Country, 'id'> & { id: number | null }

/** L-016. Its number is known when the list is here. */
const india: Choice = { id: null, name: 'India', phonecode: '+91' }

const countriesQuery = queryOptions({
  queryKey: ['header', 'countries'],
  queryFn: ({ client, signal }) => apiOf(client).call(listCountries, {}, { signal }),
  staleTime: Infinity,
})

/** All countries, India first chosen; without the list India alone. */
export function useCountries() {
  const { data } = useQuery(countriesQuery)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const countries: readonly Choice[] = data?.data ?? [india]
  const country =
    countries.find(({ id }) => String(id) === chosenId) ??
    countries.find(({ name }) => name === india.name) ??
    india
  return { countries, country, choose: setChosenId }
}
