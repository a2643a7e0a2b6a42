import { random } from '../../server/random.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { blogBodies } from './blog-bodies.data.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const p = (text: string) => `<p>${escaped(text)}</p>`
export const h2 = (text: string) => `<h2>${escaped(text)}</h2>`
export const list = (points: readonly string[]) =>
  `<ul>${points.map((point) => `<li>${escaped(point.trim())}</li>`).join('')}</ul>`
export const quote = (text: string) => `<blockquote><p>${escaped(text)}</p></blockquote>`

const posts = rowsOf(blogBodies).map(([whole = '']) => whole.split('¶').map((part) => part.trim()))

/** What every entry knows about itself when its text is written. */
export interface Subject {
  title: string
  summary: string
  extra: string
  tag: string
}
export type Writer = (subject: Subject, index: number) => string

export const blogPost: Writer = ({ summary }, index) => {
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
    h2('Try it this week'),
    p(
      `${summary} Choose one idea from above, do it twice, and write to us about what happened. The best letters become the next article.`,
    ),
  ].join('')
}

export const story: Writer = ({ title, summary, extra, tag }) => {
  const dice = random(title)
  const opening = dice.pick([
    'We spent three afternoons finding out more, and came back with muddy shoes and a full notebook.',
    'The idea is older than our company, and somebody in the team had waited years to write about it.',
    'It began with a letter from a reader, as the best subjects do.',
    'Numbers tell one half of it; the other half was told to us over tea.',
  ])
  return [
    p(summary),
    p(opening),
    h2('What we found'),
    p(
      `Under the heading of ${tag.toLowerCase()} there is no lack of opinion, so we looked for people who do it every day: parents, teachers and children. They disagree about the details and agree, almost word for word, about the essentials: start small, stay curious and leave time.`,
    ),
    list([
      'Begin with what is already in the house',
      'Let children decide the order',
      'Finish while everybody still wants more',
    ]),
    h2('What it means at home'),
    p(
      'None of this needs money or a timetable. It needs a quarter of an hour and an adult who is interested. Children notice the difference at once, and so will you.',
    ),
    quote(
      dice.pick([
        'We did less, and more came of it.',
        'She explained it to her grandfather, and that is when I knew that she had understood.',
        'The best part was that nobody was in a hurry.',
      ]),
    ),
    p(`${extra}. Written for Brightyard families; share it with anyone it may help.`),
  ].join('')
}

export const activity: Writer = ({ title, summary, extra }) =>
  [
    p(summary),
    h2('What happens'),
    p(
      `${title} is led by people who do this for a living and like explaining it. Groups are small, materials are ready on the table, and nobody has to know anything beforehand.`,
    ),
    list([
      'Arrive ten minutes early to settle in',
      'Two short breaks, with water and fruit',
      'Every child takes something home: a piece of work, a new trick or a medal of cardboard',
    ]),
    h2('Good to know'),
    p(
      `Place: ${extra}. A grown-up may stay or leave and will be called if needed. Rooms are step-free, hosts are first-aid trained, and allergies can be noted with the booking.`,
    ),
    h2('If plans change'),
    p(
      'Cancel up to forty-eight hours before and the full amount goes back the same day. Should we have to cancel, you choose between another date and your money.',
    ),
  ].join('')

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
        ? `Everyone up to ${to}, with the grown-ups who brought them. Nobody has to know anything beforehand.`
        : `Children from ${from} to ${to}. Nobody has to know anything beforehand; what should be in the bag stands beside the dates.`,
    ),
    p(venue === 'online' ? 'The room opens a little before.' : 'Please come ten minutes early.'),
  ].join('')

export const program: Writer = ({ title, summary, extra }) =>
  [
    p(summary),
    h2('How it works'),
    p(
      `${title} is made of ${extra}. A chapter takes about a week: a short lesson, practice that adapts to the child, something to do away from the screen, and a live hour with a teacher.`,
    ),
    list([
      'Start any day, at the level that fits',
      'Pause for holidays without losing anything',
      'See progress in plain words, not in percentages',
    ]),
    h2('Who teaches'),
    p(
      'Teachers are trained by us for six weeks, teach groups of eight at most, and are paid for the time they spend preparing.',
    ),
    h2('What you need'),
    p(
      'A phone, tablet or computer, a notebook and a little space. Everything else comes in the parcel that we send before the first chapter.',
    ),
  ].join('')
