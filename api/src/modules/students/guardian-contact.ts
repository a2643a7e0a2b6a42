import { invalidInput } from '../../server/api-problem.ts'
import { readContact } from '../countries/contact.ts'

/** The contact in the form in which contacts are compared. Throws 422. */
export function guardianContactOf(text: string): string {
  const contact = readContact(text)
  if (contact) return contact.value
  throw invalidInput({ guardian_contact: 'Please enter a valid email id or mobile number.' })
}
