import { EmailAddress } from '@brightyard/contract'
import parsePhoneNumber from 'libphonenumber-js/min'
import { countryCodeOf, indiaId } from './countries.ts'

export interface Contact {
  kind: 'email' | 'mobile'
  /** The email in lower case, or the number in international form, so that each contact has one spelling. */
  value: string
}

/** Reads an email, or a mobile number of the given country; null for neither. */
export function readContact(text: string, countryId: number = indiaId): Contact | null {
  if (text.includes('@')) {
    const email = EmailAddress.safeParse(text)
    return email.success ? { kind: 'email', value: email.data } : null
  }
  const country = countryCodeOf(countryId)
  if (!country || !/^\+?[\d\s().-]{4,25}$/.test(text)) return null
  const number = parsePhoneNumber(text, country)
  return number?.isValid() ? { kind: 'mobile', value: number.number } : null
}

/** Just enough to recognise it. */
export function maskContact(contact: string): string {
  const [name = '', host] = contact.split('@')
  return host ? `${name.slice(0, 2)}…@${host}` : `${contact.slice(0, 3)}…${contact.slice(-4)}`
}
