import { expect, test } from '@jest/globals'
import { getCmsPage, listContent } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
} from '@brightyard/testing'
import { cmsPageOf, postsOf } from '../fixtures/pages.ts'
import * as aboutUs from '../features/about-us/about-us.page.tsx'
import * as cmsPage from '../features/cms-page/cms-page.page.tsx'

const open = (address: string) => renderPage(cmsPage, { path: '*', address })

test('a page shows a section of every kind, under one heading of the first level', async () => {
  network.use(answer(getCmsPage, cmsPageOf('support')))
  const { container } = open('/support')
  expect(await screen.findByRole('heading', { level: 1, name: 'Our page' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const text of ['512', 'Hands first.', 'A garage', 'Meera Nair', 'Choose', 'Come and look'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByAltText('A kite')).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('mail addresses and telephone numbers can be used', async () => {
  network.use(answer(getCmsPage, cmsPageOf('contact-us')))
  open('/contact-us')
  const mail = await screen.findByRole('link', { name: 'hello@brightyard.example' })
  expect(mail.getAttribute('href')).toBe('mailto:hello@brightyard.example')
  const phone = screen.getByRole('link', { name: '080 4000 1234' })
  expect(phone.getAttribute('href')).toBe('tel:08040001234')
})

test('links of the editors lead to pages of the site', async () => {
  network.use(answer(getCmsPage, cmsPageOf('support')))
  open('/support')
  const link = await screen.findByRole('link', { name: 'See the programs' })
  expect(link.getAttribute('href')).toBe('/program')
})

test('an address that points at a question opens it; others stay closed', async () => {
  network.use(answer(getCmsPage, cmsPageOf('faqs')))
  open('/FAQs#how-large-are-classes')
  const pointed = (await screen.findByText('How large are classes?')).closest('details')
  expect(pointed?.open).toBe(true)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(screen.getByText('Do you show ads?').closest('details')?.open).toBe(false)
})

test('Q-035: a page that cannot be loaded can be retried', async () => {
  network.use(refuse(getCmsPage, 500))
  const { user } = open('/support')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getCmsPage, cmsPageOf('support')))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Our page' })).toBeTruthy()
})

test('R-002: about us has the story, the numbers and the team, and links to the rest', async () => {
  network.use(answer(getCmsPage, cmsPageOf('about-us')), answer(listContent, postsOf([1])))
  renderPage(aboutUs, { path: '/about-us' })
  expect(await screen.findByText('512')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Our team' })).toBeTruthy()
  expect(screen.getByText('Post 1')).toBeTruthy()
  const story = screen.getByRole('link', { name: 'Read our story' })
  expect(story.getAttribute('href')).toBe('/our-story')
  const contact = screen.getByRole('link', { name: 'Contact us' })
  expect(contact.getAttribute('href')).toBe('/contact-us')
})
