import type { Database } from '../../database/database.ts'
import { consents } from '../../database/schema/identity.schema.ts'
import type { ConsentSubject } from '../../database/schema/identity.schema.ts'

/** The dates on which the texts that people agree to last changed. */
export const consentVersions: Record<ConsentSubject, string> = {
  terms: '2025-01-01',
  'child-data': '2025-01-01',
}

export const recordConsents = (
  db: Database,
  userId: number,
  given: readonly { subject: ConsentSubject; version: string }[],
  givenAt: Date,
) => db.insert(consents).values(given.map((consent) => ({ ...consent, userId, givenAt })))
