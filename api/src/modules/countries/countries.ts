import type { Country } from '@brightyard/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** From the two letters of ISO 3166, so that an id never changes: AA is 1, AB 2, ZZ 676. */
const idOf = (code: CountryCode) => (code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65) + 1

const known = getCountries().map((code) => ({
  code,
  country: {
    id: idOf(code),
    name: names.of(code) ?? code,
    phonecode: `+${getCountryCallingCode(code)}`,
  } satisfies Country,
}))
const codes = new Map(known.map(({ code, country }) => [country.id, code]))

/** Every country and territory with a phone code, by name. */
export const countries: readonly Country[] = known
  .map(({ country }) => country)
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** The default of the site. */
export const indiaId = idOf('IN')
export const countryCodeOf = (id: number): CountryCode | undefined => codes.get(id)
