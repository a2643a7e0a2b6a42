import { invalidInput } from '../../server/api-problem.ts'
import { readContact } from '../countries/contact.ts'

/** In the one form that contacts are compared in. */
export function guardianContactOf(text: string): string {
  const contact = readContact(text)
  if (contact) return contact.value
  throw invalidInput({ guardian_contact: 'Please enter a valid email id or mobile number.' })
}
