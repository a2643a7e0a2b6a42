import type { Database } from '../../database/database.ts'
import { meantBy } from './spelling.ts'
import { longestOf, wordsOf } from './words.ts'
import type { Searching } from './words.ts'

/** Whether a search finds anything, whatever the filters. */
type Finds = (searching: Searching) => Promise<boolean>

/** What a text means that finds nothing as it is typed; null where nothing can be found. */
interface Meaning {
  search: string
  enough: number
  /** The words that were searched for, where they are not those of the text. */
  corrected: string | null
  /** Not all of them are found together. */
  isPartial: boolean
}

/** Further words that nothing has are left out: each look at the titles takes as long as a search. */
const mostLookUps = 5

/** Of more words the longest are meant: to count in each product how many it has takes long. */
const mostCounted = 8

/**
 * Words that nothing has are corrected, or else left out. Where nothing has all that are left, what has most of them
 * is meant.
 */
export async function meaningOf(
  db: Database,
  text: string,
  { now, finds }: { now: Date; finds: Finds },
): Promise<Meaning | null> {
  const typed = wordsOf(text)
  const meant: string[] = []
  let lookUps = 0
  for (const word of typed) {
    const isKnown = typed.length > 1 && (await finds({ search: word }))
    if (isKnown) meant.push(word)
    else if (lookUps++ < mostLookUps) meant.push((await meantBy(db, word, now)) ?? '')
  }
  const words = longestOf(wordsOf(meant.filter(Boolean).join(' ')), mostCounted)
  const search = words.join(' ')
  const isChanged = search.toLowerCase() !== typed.join(' ').toLowerCase()
  // The most words that anything has: found by halves, for what has three of them has two.
  let [enough, most] = [0, words.length - (isChanged ? 0 : 1)]
  for (let tried = most; enough < most; tried = Math.ceil((enough + most) / 2))
    if (await finds({ search, enough: tried })) enough = tried
    else most = tried - 1
  if (enough === 0) return null
  return {
    search,
    enough,
    corrected: isChanged ? search : null,
    isPartial: enough < words.length,
  }
}

/** What a list says of a search that was not found as it is typed. */
export const wordsSearched = (meaning: Meaning | null) => ({
  ...(meaning?.corrected ? { corrected: meaning.corrected } : {}),
  ...(meaning?.isPartial ? { is_partial: true } : {}),
})

/** A list as it is asked for, or, where its search finds nothing whatever the filters, with what that means. */
export async function listMeant<Query extends Searching, List>(
  db: Database,
  query: Query,
  {
    now,
    finds,
    list,
    isEmpty,
  }: {
    now: Date
    finds: Finds
    list: (query: Query & Searching) => Promise<List>
    isEmpty: (list: List) => boolean
  },
): Promise<{ list: List; meaning: Meaning | null }> {
  const typed = await list(query)
  const { search } = query
  if (!search || !isEmpty(typed) || (await finds({ search }))) return { list: typed, meaning: null }
  const meaning = await meaningOf(db, search, { now, finds })
  if (!meaning) return { list: typed, meaning }
  return { list: await list({ ...query, search: meaning.search, enough: meaning.enough }), meaning }
}
