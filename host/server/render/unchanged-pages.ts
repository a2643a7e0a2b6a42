/** The part of a rendered page that costs: all but its state, which says how old the data is. */
export interface PageMarkup {
  head: string
  styles: string
  html: string
}

/** What the APIs answered for a page, by call. */
export type PageAnswers = ReadonlyMap<string, string>

interface Entry {
  answers: PageAnswers
  markup: PageMarkup
  renderedAt: number
  characters: number
}

/** Long enough for ten renders of a page that is asked for all the time; a page may say “in two hours”. */
const maxAgeMs = 5 * 60_000
/** Two bytes each where a page has a rupee sign: 16 MB at most. */
const defaultMaxCharacters = 8_000_000

const isSame = (one: PageAnswers, other: PageAnswers) =>
  one.size === other.size && [...one].every(([call, answer]) => other.get(call) === answer)

const charactersOf = (answers: PageAnswers, { head, styles, html }: PageMarkup) =>
  [...answers].reduce(
    (sum, [call, answer]) => sum + call.length + answer.length,
    head.length + styles.length + html.length,
  )

/**
 * The markup of a page of this set follows from its address and what the APIs answer, for nobody is signed in here.
 * While the answers are the same to the letter it is not rendered again, only its data is loaded. The page that was
 * used longest ago goes first.
 */
export function createUnchangedPages(maxCharacters = defaultMaxCharacters, now = Date.now) {
  const entries = new Map<string, Entry>()
  let characters = 0

  function drop(address: string) {
    characters -= entries.get(address)?.characters ?? 0
    entries.delete(address)
  }

  return {
    find(address: string, answers: PageAnswers): PageMarkup | null {
      const entry = entries.get(address)
      if (!entry) return null
      if (now() - entry.renderedAt > maxAgeMs || !isSame(entry.answers, answers)) {
        drop(address)
        return null
      }
      entries.delete(address) // a Map keeps insertion order
      entries.set(address, entry)
      return entry.markup
    },
    keep(address: string, answers: PageAnswers, markup: PageMarkup) {
      drop(address)
      const entry = {
        answers,
        markup,
        renderedAt: now(),
        characters: charactersOf(answers, markup),
      }
      entries.set(address, entry)
      characters += entry.characters
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) return
        drop(oldest)
      }
    },
    get characters() {
      return characters
    },
  }
}
