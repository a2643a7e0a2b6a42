import { expect, test } from '@jest/globals'
import {
  campaignQuery,
  entriesQuery,
  leadersQuery,
  sharedEntryQuery,
  winnersQuery,
} from './talent.queries.ts'

test('T-012: a verdict counts at once and an entry may go, so the edge keeps pages with them briefly', () => {
  const slug = 'colourothon'
  const queries = [
    campaignQuery(slug),
    entriesQuery(slug),
    winnersQuery(slug),
    leadersQuery(slug),
    sharedEntryQuery(1),
  ]
  for (const { meta } of queries) expect(meta).toEqual({ keepPage: 'briefly' })
})
