import { rowsOf, slugOf } from '../catalog/catalog-rows.ts'
import { blogBodies } from './blog-bodies.data.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const p = (text: string) => `<p>${escaped(text)}</p>`
export const h2 = (text: string) => `<h2>${escaped(text)}</h2>`
export const list = (points: readonly string[]) =>
  `<ul>${points.map((point) => `<li>${escaped(point.trim())}</li>`).join('')}</ul>`
export const quote = (text: string) => `<blockquote><p>${escaped(text)}</p></blockquote>`

const posts = rowsOf(blogBodies).map(([whole = '']) => whole.split('¶').map((part) => part.trim()))

/** Texts by slug: paragraphs; `# ` begins a heading, `> ` a quotation. */
export type EntryTexts = Readonly<Record<string, readonly string[]>>

const pieceOf = (piece: string) =>
  piece.startsWith('# ')
    ? h2(piece.slice(2))
    : piece.startsWith('> ')
      ? quote(piece.slice(2))
      : p(piece)

/** What was written for this entry. A short text, which opens below its card, begins with the summary. */
export const told =
  (texts: EntryTexts): Writer =>
  ({ title, summary }) => {
    const pieces = texts[slugOf(title)]
    if (!pieces) throw new Error(`There is no text for ${title}.`)
    const opening = pieces.length < 3 ? p(summary) : ''
    return opening + pieces.map(pieceOf).join('')
  }

/** What every entry knows about itself when its text is written. */
export interface Subject {
  title: string
  summary: string
  extra: string
  tag: string
}
export type Writer = (subject: Subject, index: number) => string

export const blogPost: Writer = (_, index) => {
  const [lead = '', first = '', text = '', points = '', second = '', more = '', said = ''] =
    posts[index] ?? []
  return [
    p(lead),
    h2(first),
    p(text),
    list(points.split(';')),
    h2(second),
    p(more),
    quote(said),
  ].join('')
}

/** Of what can be booked: its summary, policy, dates and prices stand beside the text. */
export const offeringText = ({
  what,
  agenda,
  venue,
  ages: [from, to],
}: {
  what: string
  agenda: readonly string[]
  venue: string
  ages: readonly [number, number]
}) =>
  [
    h2('What happens'),
    p(what),
    list(agenda),
    h2('Who it is for'),
    p(
      from === 0
        ? `Everyone up to ${to}, with the grown-ups who brought them.`
        : `Children from ${from} to ${to}. What should be in the bag stands beside the dates.`,
    ),
    p(venue === 'online' ? 'The room opens a little before.' : 'Please come ten minutes early.'),
  ].join('')
