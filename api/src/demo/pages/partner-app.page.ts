import type { PageSection } from '@brightyard/contract'
import { contentPaths } from '@brightyard/contract/paths'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import { type PictureArea, pictureAreas } from '../pictures/palette.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { partnerAppTopics } from './partner-app.data.ts'

/** `A title: its text ¶ another: its text`. */
const pairsOf = (text = '') =>
  text.split('¶').map((pair) => {
    const [title = '', ...rest] = pair.split(': ')
    return { title: title.trim(), text: rest.join(': ').trim() }
  })

const faq = (title: string, text = ''): PageSection => ({
  kind: 'faq',
  title,
  lead: null,
  questions: text.split('¶').map((pair) => {
    const [question = '', answer = ''] = pair.split(' = ')
    return { question: question.trim(), answer: `<p>${answer.trim()}</p>` }
  }),
})

const cards = (title: string, text = ''): PageSection => ({
  kind: 'cards',
  title,
  lead: null,
  cards: pairsOf(text).map((pair) => ({ ...pair, picture: null, link: null })),
})

const title = 'Your whole school day, in one pocket'
const lead =
  'Timetable, bookings, attendance and payouts for everybody who teaches with Brightyard. Free for partners.'

/** The landing of the partner app, and a page for each kind of partner. */
export function partnerAppPages(pictures: PictureStore) {
  const topics = rowsOf(partnerAppTopics).map(
    ([slug = '', name = '', short = '', headline = '', text = '', area, icons, ...parts]) => {
      const [changes, day, questions] = parts
      const known: PictureArea = pictureAreas.find((one) => one === area) ?? 'brand'
      const picture = pictures.order(
        { layout: 'hero', area: known, icons: listOf(icons), seed: `partner app ${slug}` },
        '',
      )
      const sections: PageSection[] = [
        { kind: 'hero', title: headline, lead: text, picture, actions: [] },
        cards('What changes', changes),
        { kind: 'steps', title: 'A day with the app', lead: null, steps: pairsOf(day) },
        faq('Questions', questions),
      ]
      return { slug, name, short, text, picture, sections }
    },
  )
  const landing: PageSection[] = [
    { kind: 'hero', title, lead, picture: null, actions: [] },
    cards(
      'What it does',
      'Timetable: Batches, substitutes and holidays at a glance, for one room or twenty. ¶ Bookings: Seats fill from our site. You see who comes, and approve with one tap. ¶ Attendance: A class is marked in ten seconds, and guardians know at once. ¶ Payouts: Every Friday, with a statement your accountant will like. ¶ Messages: To a class or a family. Nobody has to give away a telephone number. ¶ No signal needed: Basements and school halls too. What you enter is sent when you are back.',
    ),
    {
      kind: 'cards',
      title: 'Made for where you teach',
      lead: null,
      cards: topics.map(({ slug, name, short, picture }) => ({
        title: name,
        text: short,
        picture,
        link: { label: name, href: contentPaths.partnerAppTopic.to({ slug }) },
      })),
    },
    {
      kind: 'quote',
      text: 'I used to count heads and write lists at midnight. Now I lock the studio, and the list is done.',
      person: 'Farida Sheikh',
      role: 'Potter and teacher, Maati Studio',
      picture: null,
    },
    {
      kind: 'steps',
      title: 'How to join',
      lead: null,
      steps: pairsOf(
        'See it: We show you the app for twenty minutes, with classes like yours. ¶ Register: Tell us what you teach and where. We visit a class. ¶ Open: Your page goes live within a week, and you sign in to the app with the same account.',
      ),
    },
    faq(
      'Before you ask',
      'What does it cost? = The app is free for partners. We keep a share of what is booked through us; it stands in your agreement. ¶ Which phones does it run on? = On Android 10 and later and on iOS 16 and later. On a computer you work on this site, with the same account. ¶ Who sees the children’s data? = The teacher of a class sees first names, ages and what a guardian has told us to pass on, such as an allergy. Nobody else does. ¶ Can my team use it too? = Yes. You invite teachers and say what each of them may do.',
    ),
  ]
  return [
    { slug: 'partnerapp', title: 'The partner app', description: lead, sections: landing },
    ...topics.map(({ slug, name, text, sections }) => ({
      slug: `partnerapp-${slug}`,
      title: `The partner app for ${name.toLowerCase()}`,
      description: text,
      sections,
    })),
  ]
}
