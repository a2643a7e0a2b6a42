import { listMedia, listNewspapers } from '@brightyard/contract/calls'
import type { MediaItem, NewspaperIssue } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { drawing, pageOfAll } from '../../fixtures/content.ts'
import { threePictures } from '../../fixtures/people.ts'
import { keepNewsPaperPdf, readNewsPaperPdf } from './news-paper-pdf.ts'
import * as page from './press.page.tsx'

const open = (address: string) => renderPage(page, { path: '*', address })

const issueOf = (id: number, month: string): NewspaperIssue => ({
  id,
  month,
  number: id,
  headline: `Headline ${id}`,
  contents: ['Fractions in the Kitchen'],
  picture: drawing,
  pdf: `/media/issue-${id}.pdf`,
  pages: 4,
  published_at: `${month}T00:00:00.000Z`,
})
const issues = {
  ...pageOfAll([issueOf(2, '2026-01-01'), issueOf(1, '2025-12-01')]),
  years: [2026, 2025],
}

const album: MediaItem = {
  id: 1,
  kind: 'photos',
  slug: 'kiln-day',
  title: 'Kiln day',
  summary: 'What came out.',
  tags: [],
  published_at: '2026-01-01T00:00:00.000Z',
  picture: drawing,
  pictures: threePictures,
  video: null,
}
const film: MediaItem = {
  ...album,
  id: 2,
  kind: 'video',
  slug: 'seed',
  title: 'A seed',
  pictures: [],
  video: { src: '/media/seed.webm', seconds: 8, transcript: 'A seed wakes up in a jar.' },
}

test('R-038: issues stand by month under their year, each with its cover', async () => {
  network.use(answer(listNewspapers, issues))
  const { container } = open('/newspapers')
  const year = await screen.findByRole('region', { name: 'Issues of 2025' })
  expect(year).toHaveTextContent('December 2025 · Issue 1')
  expect(year.querySelector('img')).toBeTruthy()
  expect(within(year).getByRole('link', { name: 'Headline 1' })).toHaveAttribute(
    'href',
    '/newspapers?issue=2025-12',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-038: an issue that cannot be shown here can be downloaded', async () => {
  network.use(answer(listNewspapers, issues))
  open('/newspapers?issue=2026-01')
  expect(await screen.findByText('The newspaper could not be opened here')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  const download = screen.getByRole('link', { name: 'Download' })
  expect(download).toHaveAttribute('href', '/media/issue-2.pdf')
  expect(download).toHaveAttribute('download', 'The Yard Paper, January 2026.pdf')
  expect(screen.getByRole('link', { name: 'Close the newspaper' })).toHaveAttribute(
    'href',
    '/newspapers',
  )
})

test('R-038: newsPaperPdf is the issue that was read last, with its page', () => {
  const pdf = '/media/issue-2.pdf'
  expect(readNewsPaperPdf(pdf)).toEqual({ pdf, page: 1, zoom: 1 })
  keepNewsPaperPdf({ pdf, page: 3, zoom: 2 })
  expect(readNewsPaperPdf(pdf)).toEqual({ pdf, page: 3, zoom: 2 })
  expect(readNewsPaperPdf('/media/other.pdf')).toMatchObject({ page: 1 })
})

test('R-031: albums open picture by picture, videos have controls and words', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listMedia, ({ input }) => {
      asked.push(input.kind)
      return { ...pageOfAll([album, film]), counts: { photos: 1, video: 1 } }
    }),
  )
  const { user, container } = open('/media-gallery?kind=video')
  const video = await screen.findByLabelText('A seed', { selector: 'video' })
  expect(video).toHaveAttribute('controls')
  expect(screen.getByText('A seed wakes up in a jar.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Photos (1)' })).toHaveAttribute(
    'href',
    '/media-gallery?kind=photos',
  )
  expect(asked).toEqual(['video'])
  expect(await accessibilityFindings(container)).toEqual([])
  screen.getByRole('button', { name: 'Enlarge: A wheel' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Kiln day' })
  // The dialog takes the focus a moment after it is there.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('A kiln1 of 3'))
})

test('Q-035: a gallery that cannot be loaded can be tried again', async () => {
  network.use(refuse(listMedia, 500))
  const { user } = open('/media-gallery')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listMedia, { ...pageOfAll([]), counts: { photos: 0, video: 0 } }))
  await user.click(retry)
  expect(await screen.findByText(/No pictures here yet/)).toBeVisible()
})
