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
