import { EmailAddress } from '@brightyard/contract'
import parsePhoneNumber from 'libphonenumber-js/min'
import { countryCodeOf, indiaId } from './countries.ts'

export interface Contact {
  kind: 'email' | 'mobile'
  /** E-mail in lower case, or the number in international form: one form for one contact. */
  value: string
}

/** Tells an e-mail from a mobile number, read as one of the given country; null for neither. */
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
