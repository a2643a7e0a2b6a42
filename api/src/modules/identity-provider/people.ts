import { createHash } from 'node:crypto'

/** Somebody who has an account at the provider of the development site. */
export interface ProviderPerson {
  id: string
  name: string
  email: string
  emailIsVerified: boolean
}

export const personOf = (
  name: string,
  email: string,
  emailIsVerified: boolean,
): ProviderPerson => ({
  // The same person is the same subject after a restart.
  id: `dev-${createHash('sha256').update(`${email}|${name}`).digest('hex').slice(0, 20)}`,
  name,
  email,
  emailIsVerified,
})

/** Who may be chosen: somebody we know, somebody new, and somebody whose mailbox nobody has checked. */
export const samplePeople = [
  personOf('Meera Nair', 'guardian@example.com', true),
  personOf('Farah Khan', 'farah.khan@example.com', true),
  personOf('Dev Patel', 'dev.patel@example.com', false),
]
