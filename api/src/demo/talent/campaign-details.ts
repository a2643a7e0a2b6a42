import { entryFileKinds } from '@brightyard/contract'
import type { campaigns } from '../../database/schema/content.schema.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { campaignDetailRows } from './campaign-details.data.ts'

const day = 24 * 60 * 60 * 1000
/** The jury of one that closed before this has decided. */
const juryDays = 14

const rows = new Map(rowsOf(campaignDetailRows).map(([title = '', ...row]) => [title, row]))

const parts = (text = '', mark = ';') => text.split(mark).flatMap((one) => one.trim() || [])

/** What a campaign says besides its poster. */
export function campaignDetails(
  { title, endsAt, prize }: { title: string; endsAt: Date; prize: string },
  now: Date,
) {
  const [about = '', rules, criteria, kinds, files, perKid, votes, groups] = rows.get(title) ?? []
  const taken = parts(kinds)
  const resultsAt = new Date(endsAt.getTime() + juryDays * day)
  return {
    about: parts(about, '¶'),
    rules: parts(rules),
    prizes: [
      { rank: 'First prize', prize, places: [1] },
      {
        rank: 'Second and third prize',
        prize: 'A box of books, chosen for the winner',
        places: [2, 3],
      },
      { rank: 'For everybody who enters', prize: 'A certificate with your name' },
    ],
    criteria: parts(criteria).map((one) => {
      const [label = '', weight] = one.split(':')
      return { key: label.toLowerCase().replaceAll(/\W+/g, '-'), label, weight: Number(weight) }
    }),
    fileKinds: entryFileKinds.filter((kind) => taken.includes(kind)),
    maxFiles: Number(files),
    entriesPerKid: Number(perKid),
    ageGroups: groups
      ? parts(groups).map((one) => {
          const [from = '', to = ''] = one.split('-')
          return { from: Number(from), to: Number(to) }
        })
      : null,
    resultsAt,
    votingEndsAt: votes ? endsAt : null,
    hidesLastDay: Boolean(votes),
    verdictAt: resultsAt <= now ? resultsAt : null,
  } satisfies Partial<typeof campaigns.$inferInsert>
}
