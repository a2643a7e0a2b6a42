import type { CmsPage } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { parseHtml, textOf } from '../../rich-text/parse-html.ts'
import type { SectionOf } from '../../cms/section-frame.tsx'

type Card = SectionOf<'cards'>['cards'][number]
export interface TopicCard extends Card {
  slug: string
}

const folder = `${contentPaths.partnerApp.pattern}/`

/** `/partnerapp/Schools` is `/partnerapp/schools`. */
export const topicSlug = (slug: string) => slug.toLowerCase()

const slugIn = ({ link }: Card) =>
  link?.href.startsWith(folder) ? link.href.slice(folder.length) : null

const isOfTopics = ({ cards }: SectionOf<'cards'>) => cards.some((card) => slugIn(card))

export const sectionsOf = <Kind extends CmsPage['sections'][number]['kind']>(
  { sections }: CmsPage,
  kind: Kind,
) => sections.filter((section): section is SectionOf<Kind> => section.kind === kind)

/** Editors choose topics and their order by the cards of the landing that lead to them. */
export const topicsOf = (landing: CmsPage): TopicCard[] =>
  sectionsOf(landing, 'cards')
    .flatMap(({ cards }) => cards)
    .flatMap((card) => {
      const slug = slugIn(card)
      return slug ? { ...card, slug } : []
    })

/** Cards that describe the app. */
export const featuresOf = (page: CmsPage) =>
  sectionsOf(page, 'cards').filter((section) => !isOfTopics(section))

export const topicsTitle = (landing: CmsPage) =>
  sectionsOf(landing, 'cards').find(isOfTopics)?.title ?? 'Made for where you teach'

/** The topic after this one, and the first after the last. */
export function nextTopic(topics: readonly TopicCard[], slug: string): TopicCard | undefined {
  const at = topics.findIndex((topic) => topic.slug === slug)
  const next = topics[(at + 1) % topics.length]
  return next?.slug === slug ? undefined : next
}

export const openingOf = (page: CmsPage) => {
  const [hero] = sectionsOf(page, 'hero')
  return {
    title: hero?.title ?? page.title,
    lead: hero?.lead ?? page.description,
    picture: hero?.picture ?? null,
  }
}

/** Questions and answers for search engines. */
export const structuredQuestions = (page: CmsPage) => ({
  '@type': 'FAQPage',
  mainEntity: sectionsOf(page, 'faq').flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: parseHtml(answer).map(textOf).join(' ').trim() },
    })),
  ),
})
