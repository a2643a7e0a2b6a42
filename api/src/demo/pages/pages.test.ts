import { expect, test } from '@jest/globals'
import { PictureStore } from '../pictures/picture-store.ts'
import { pagesOf } from './pages.seed.ts'

const { pages } = pagesOf(new PictureStore(), new Date('2026-03-18T10:00:00.000Z'))
const sectionsOf = (slug: string) => pages.find((page) => page.slug === slug)?.sections ?? []

test('R-020: questions are asked in groups', () => {
  const groups = sectionsOf('faqs').flatMap((section) =>
    section.kind === 'faq' ? [section.title] : [],
  )
  expect(groups).toEqual([
    'Accounts',
    'Classes',
    'The shop',
    'Children’s work',
    'Schools',
    'Privacy',
  ])
})

test('R-026: how it works for guardians, schools and partners, each with a way to begin', () => {
  const sections = sectionsOf('how-it-works')
  expect(sections.flatMap((section) => (section.kind === 'steps' ? [section.title] : []))).toEqual([
    'For guardians',
    'For schools',
    'For partners',
  ])
  const actions = sections.flatMap((section) => (section.kind === 'cta' ? section.actions : []))
  expect(actions.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/signup', '/schoolregistration/register', '/partner-register']),
  )
})

test('R-051: the privacy policy has a section on children’s data', () => {
  expect(sectionsOf('privacy-policy')).toContainEqual(
    expect.objectContaining({ kind: 'rich-text', title: 'Children’s data' }),
  )
})

test('R-013: the copyright statement shows the year 2025', () => {
  expect(sectionsOf('copyright')[0]).toMatchObject({
    kind: 'hero',
    lead: expect.stringContaining('© 2025'),
  })
  expect(sectionsOf('copyright')).toContainEqual(
    expect.objectContaining({
      kind: 'rich-text',
      body: expect.stringContaining('© 2025 Brightyard'),
    }),
  )
})

test('R-016: the disclaimer speaks of results, health, links and accuracy', () => {
  expect(
    sectionsOf('disclaimer').flatMap((section) =>
      section.kind === 'rich-text' ? [section.title] : [],
    ),
  ).toEqual(['Learning results', 'Health and safety', 'Links', 'Accuracy'])
})

// A page without a picture is a document, and shows when it was last changed.
test.each(['terms-service', 'disclaimer', 'copyright'])(
  'R-068: %s is a document with the day of its last change',
  (slug) => {
    expect(sectionsOf(slug)[0]).toMatchObject({ kind: 'hero', picture: null })
    const found = pages.find((page) => page.slug === slug)
    expect(found?.updatedAt.toISOString()).toBe('2026-02-28T10:00:00.000Z')
  },
)

test('R-045, R-140: the landing of the partner app leads to topics, each with texts and a picture of its own', () => {
  const cards = sectionsOf('partnerapp').flatMap((section) =>
    section.kind === 'cards' ? section.cards : [],
  )
  const slugs = cards.flatMap(({ link }) => link?.href.split('/partnerapp/')[1] ?? [])
  expect(slugs).toEqual(['schools', 'academies', 'studios', 'residents'])
  const openings = slugs.map((slug) => {
    const [hero, changes, day, questions] = sectionsOf(`partnerapp-${slug}`)
    expect([changes, day, questions].map((section) => section?.kind)).toEqual([
      'cards',
      'steps',
      'faq',
    ])
    for (const section of [changes, day, questions])
      if (section?.kind === 'faq')
        for (const { question, answer } of section.questions)
          expect([question, answer]).toEqual([
            expect.stringMatching(/\?$/),
            expect.stringMatching(/^<p>.+<\/p>$/),
          ])
      else if (section?.kind === 'cards' || section?.kind === 'steps')
        for (const { title, text } of section.kind === 'cards' ? section.cards : section.steps)
          expect([title, text]).toEqual([
            expect.stringMatching(/.{3}/),
            expect.stringMatching(/.{20}/),
          ])
    return hero?.kind === 'hero' ? [hero.title, hero.picture?.src] : []
  })
  expect(new Set(openings.flat())).toHaveProperty('size', 8)
})
