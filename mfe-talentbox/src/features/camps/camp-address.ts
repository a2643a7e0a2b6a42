import { type AgeBand, ageBands, type OfferingFilter } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'

/** What a list of camps is narrowed to, as the address has it. */
export interface CampSearch {
  /** A type of camps. */
  type: number | null
  /** A category or sub-category. */
  group: number | null
  age: AgeBand | ''
  /** A city, or `online`. */
  place: string
  /** The first date at the venue. */
  from: string
  free: boolean
  past: boolean
  page: number
}

/** The first value of a query parameter, in any case. */
export const valueOf = (search: URLSearchParams, name: string): string =>
  [...search].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1].trim() ?? ''

export const idOf = (search: URLSearchParams, name: string): number | null => {
  const text = valueOf(search, name)
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

export function readCampSearch(search: URLSearchParams): CampSearch {
  const value = (name: string) => valueOf(search, name)
  const from = value('from')
  const page = Number(value('page'))
  return {
    type: idOf(search, 'campTypeid'),
    group: idOf(search, 'id'),
    age: ageBands.find((band) => band === value('age')) ?? '',
    place: value('city').slice(0, 60),
    from: /^20\d\d-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : '',
    free: value('seats') === 'free',
    past: value('past') === '1',
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1,
  }
}

/** Defaults are left out, so that one list has one address. */
export const campsAddress = ({ type, group, ...search }: Partial<CampSearch>) =>
  talentboxPaths.camps.to(
    {},
    {
      campTypeid: type,
      id: group,
      age: search.age,
      city: search.place,
      from: search.from,
      seats: search.free ? 'free' : null,
      past: search.past ? 1 : null,
      page: search.page && search.page > 1 ? search.page : null,
    },
  )

export const filterOf = ({ type, group, age, place, from, free, past }: CampSearch) => {
  const within = group ?? type
  return {
    kinds: ['camp'],
    ...(within === null ? {} : { camp_group: within }),
    ...(age ? { ages: [age] } : {}),
    ...(place === 'online' ? { modes: ['online'] } : place ? { cities: [place] } : {}),
    ...(from ? { from } : {}),
    ...(free ? { free_seats: true } : {}),
    ...(past ? { past: true } : {}),
  } satisfies OfferingFilter as OfferingFilter
}

export const isFiltered = ({ age, place, from, free, past }: CampSearch) =>
  [age, place, from].some((value) => value !== '') || free || past
