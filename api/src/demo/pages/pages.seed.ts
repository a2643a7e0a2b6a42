import type { PageSection } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { cmsPages, homeSlides, homeStats } from '../../database/schema/content.schema.ts'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { PictureArea } from '../pictures/palette.ts'
import { aboutUs, stats } from './about-us.page.ts'
import { appPages } from './app-pages.data.ts'
import { ourStory } from './our-story.page.ts'
import { plainPages, questions, slides } from './pages.data.ts'
import { partnerAppPages } from './partner-app.page.ts'

const day = 24 * 60 * 60 * 1000

export function pagesOf(pictures: PictureStore, now: Date) {
  const heroOf = (area: PictureArea, icons: string[], seed: string) =>
    pictures.order({ layout: 'hero', area, icons, seed }, '')
  const updatedAt = new Date(now.getTime() - 18 * day)
  const written = rowsOf(plainPages).map(
    ([slug = '', title = '', lead = '', icons, body = '']) => ({
      slug,
      title,
      description: lead,
      updatedAt,
      sections: sectionsOf(title, lead, body, heroOf('brand', listOf(icons), 'page'), slug),
    }),
  )
  const ofApps = rowsOf(appPages).map(([slug = '', title = '', lead = '', , body = '']) => ({
    slug,
    title,
    description: lead,
    updatedAt,
    sections: sectionsOf(title, lead, body, null, slug),
  }))
  const about = {
    slug: 'about-us',
    title: 'About us',
    description: 'Who we are, what we believe about children, and how Brightyard works.',
    updatedAt,
    sections: aboutUs(pictures),
  }
  const story = {
    slug: 'our-story',
    title: 'Our story',
    description: 'It started with eleven children, a borrowed projector and rain on a tin roof.',
    updatedAt,
    sections: ourStory(pictures),
  }
  const ofPartnerApp = partnerAppPages(pictures).map((page) => ({ ...page, updatedAt }))
  const slideList = rowsOf(slides).map(
    ([area, title = '', text = '', label = '', href = '/', icons], position) => {
      const known: 'learn' | 'shop' | 'talent' =
        area === 'shop' || area === 'talent' ? area : 'learn'
      return {
        position,
        title,
        text,
        action: { label, href },
        area: known,
        picture: heroOf(known, listOf(icons), title),
      }
    },
  )
  return { pages: [about, story, ...written, ...ofPartnerApp, ...ofApps], slides: slideList }
}

const isLegal = (slug: string) =>
  [
    'terms-service',
    'privacy-policy',
    'copyright',
    'disclaimer',
    'class-terms',
    'referral-terms',
  ].includes(slug)

const faq = (title: string, rows: readonly string[][]): PageSection => ({
  kind: 'faq',
  title,
  lead: null,
  questions: rows.map(([question = '', answer = '']) => ({ question, answer: `<p>${answer}</p>` })),
})

/** All questions, group by group. */
function questionGroups(): PageSection[] {
  const rows = rowsOf(questions)
  const groups = [...new Set(rows.map(([, , group = '']) => group))]
  return groups.map((group) =>
    faq(
      group,
      rows.filter((row) => row[2] === group),
    ),
  )
}

/** Where guardians, schools and partners begin. */
const callsToAction: PageSection[] = [
  {
    kind: 'cta',
    title: 'Begin here',
    lead: 'Guardians and schools join for free; partners hear from us within a week.',
    actions: [
      { label: 'Sign up as a guardian', href: '/signup' },
      { label: 'Register your school', href: '/schoolregistration/register' },
      { label: 'Become a partner', href: '/partner-register' },
    ],
  },
]

/** Parts of a plain page: `# heading` starts one; `1) ` steps, `* ` cards, `? ` questions, anything else text. */
function sectionsOf(
  title: string,
  lead: string,
  body: string,
  picture: ReturnType<PictureStore['order']> | null,
  slug: string,
): PageSection[] {
  const parts = body.split('#').flatMap((part) => part.trim() || [])
  const sections = parts.map((part): PageSection => {
    const [heading = '', ...texts] = part.split('¶').map((text) => text.trim())
    if (texts[0]?.startsWith('?'))
      return {
        kind: 'faq',
        title: heading,
        lead: null,
        questions: texts.map((text) => {
          const [question = '', answer = ''] = text.slice(2).split(' = ')
          return { question, answer: `<p>${answer}</p>` }
        }),
      }
    const pairs = texts.map((text) => {
      const [name = '', ...rest] = text.replace(/^(1\)|\*)\s*/, '').split(':')
      return { title: name.trim(), text: rest.join(':').trim() }
    })
    if (texts[0]?.startsWith('1)'))
      return { kind: 'steps', title: heading, lead: null, steps: pairs }
    if (texts[0]?.startsWith('*'))
      return {
        kind: 'cards',
        title: heading,
        lead: null,
        cards: pairs.map((pair) => ({ ...pair, picture: null, link: null })),
      }
    return {
      kind: 'rich-text',
      title: heading,
      lead: null,
      body: texts.map((text) => `<p>${text}</p>`).join(''),
    }
  })
  if (slug === 'faqs') sections.push(...questionGroups())
  if (slug === 'support')
    sections.push(faq('Questions we hear often', rowsOf(questions).slice(0, 6)))
  if (slug === 'how-it-works') sections.push(...callsToAction)
  const hero: PageSection = {
    kind: 'hero',
    title,
    lead,
    picture: isLegal(slug) ? null : picture,
    actions: [],
  }
  const more: PageSection = {
    kind: 'cta',
    title: 'Something left to ask?',
    lead: 'A person answers, usually within the day.',
    actions: [
      { label: 'Contact us', href: '/contact-us' },
      // Not from the answers to themselves.
      slug === 'faqs'
        ? { label: 'Help and support', href: '/support' }
        : { label: 'Read the answers', href: '/faqs' },
    ],
  }
  return isLegal(slug) ? [hero, ...sections] : [hero, ...sections, more]
}

export async function seedPages(
  db: Database,
  { pages, slides: slideRows }: ReturnType<typeof pagesOf>,
) {
  await db.insert(cmsPages).values(pages)
  await db.insert(homeSlides).values(slideRows)
  await db.insert(homeStats).values(stats.map((stat, position) => ({ ...stat, position })))
}
