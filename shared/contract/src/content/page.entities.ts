import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'

/** A link inside the site (`/program`) or to another one. */
const Link = z.object({ label: z.string(), href: z.string() })

const heading = { title: z.nullable(z.string()), lead: z.nullable(z.string()) }

/** One part of a page that editors make. A page shows them in order and skips a kind it does not know. */
export const PageSection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: z.string(),
    lead: z.nullable(z.string()),
    picture: z.nullable(Picture),
    actions: z.array(Link),
  }),
  /** HTML of the editors; a page cleans it before it shows it. */
  z.object({ kind: z.literal('rich-text'), ...heading, body: z.string() }),
  z.object({
    kind: z.literal('stats'),
    ...heading,
    stats: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({
    kind: z.literal('timeline'),
    ...heading,
    events: z.array(
      z.object({
        when: z.string(),
        title: z.string(),
        text: z.string(),
        picture: z.optional(Picture),
      }),
    ),
  }),
  z.object({
    kind: z.literal('cards'),
    ...heading,
    cards: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        picture: z.nullable(Picture),
        link: z.nullable(Link),
      }),
    ),
  }),
  z.object({
    kind: z.literal('faq'),
    ...heading,
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    person: z.string(),
    role: z.nullable(z.string()),
    picture: z.nullable(Picture),
  }),
  z.object({
    kind: z.literal('cta'),
    title: z.string(),
    lead: z.nullable(z.string()),
    actions: z.array(Link),
  }),
  z.object({
    kind: z.literal('steps'),
    ...heading,
    steps: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('gallery'), ...heading, pictures: z.array(Picture) }),
])
export type PageSection = z.infer<typeof PageSection>

/** A page that editors make of sections. */
export const CmsPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** For search engines. */
  description: z.string(),
  updated_at: z.iso.datetime(),
  sections: z.array(PageSection),
})
export type CmsPage = z.infer<typeof CmsPage>
