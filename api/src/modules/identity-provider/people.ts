import { createHash } from 'node:crypto'

/** A person with an account at the development provider. */
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

/** The choices: a known person, a new one, and one with an unverified mailbox. */
export const samplePeople = [
  personOf('Meera Nair', 'guardian@example.com', true),
  personOf('Farah Khan', 'farah.khan@example.com', true),
  personOf('Dev Patel', 'dev.patel@example.com', false),
]
