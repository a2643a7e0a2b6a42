import { decideModerationCase, listModerationCases } from '@brightyard/contract/calls'
import type { ModerationCase } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import * as deskPage from './feed-desk.page.tsx'

const page = { ...deskPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string) =>
  renderPage(page, { path: address, address, user: userOf('schoolRepresentative') })

const aCase = (fields: Partial<ModerationCase> = {}): ModerationCase => ({
  id: 4,
  type: 'post',
  cause: 'reported',
  round: 1,
  is_open: true,
  opened_at: '2026-03-25T05:30:00.000Z',
  may_decide: true,
  subject: {
    author: 'Joseph D’Souza',
    organisation: 'Sur & Taal Academy',
    text: 'No classes tomorrow.',
    pictures: [],
    blurrable: [],
    files: [],
    has_video: false,
    link: null,
    written_at: '2026-03-25T05:30:00.000Z',
    path: '/Feeds/details/9',
    version: 'first',
  },
  reports: [{ reason: 'false', note: 'There are.', reported_at: '2026-03-25T06:00:00.000Z' }],
  report_count: 1,
  decisions: [],
  ...fields,
})
const listOf = (cases: ModerationCase[]) => ({
  data: cases,
  links: { next: null },
  meta: { total: cases.length, current_page: 1, last_page: 1, per_page: 20 },
})

test('Q-020: what is reported is taken out only with a reason, and leaves the desk', async () => {
  const verdicts: unknown[] = []
  network.use(
    answer(listModerationCases, () => listOf(verdicts.length > 0 ? [] : [aCase()])),
    answer(decideModerationCase, ({ input: { verdict, reason, note } }) => {
      verdicts.push([verdict, reason, note])
      return aCase({ is_open: false })
    }),
  )
  const { user, container } = open('/Feeds/moderation')
  expect(await screen.findByText('No classes tomorrow.')).toBeVisible()
  expect(screen.getByText('It waits for a decision.')).toBeVisible()
  expect(screen.getByText('It is not true: “There are.”')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take it out' }))
  expect(screen.getByText('Please choose why it is not shown.')).toBeVisible()
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^If it is taken out, why/ }),
    'It is not true',
  )
  await user.click(screen.getByRole('button', { name: 'Take it out' }))
  expect(await screen.findByText('Nothing waits')).toBeVisible()
  expect(verdicts).toEqual([['hide', 'false', '']])
})

test('Q-020: a decision is turned round, naming the decisions that were seen', async () => {
  const sent: unknown[] = []
  const hidden = {
    verdict: 'hide' as const,
    reason: 'false' as const,
    note: '',
    decided_by: 'Asha Rao',
    decided_at: '2026-03-25T07:00:00.000Z',
  }
  const decided = aCase({ is_open: false, decisions: [hidden] })
  network.use(
    answer(listModerationCases, listOf([decided])),
    answer(decideModerationCase, ({ input: { verdict, decisions_seen } }) => {
      sent.push([verdict, decisions_seen])
      return decided
    }),
  )
  const { user } = open('/Feeds/moderation')
  await user.click(await screen.findByRole('button', { name: 'Change this decision' }))
  expect(screen.queryByRole('button', { name: 'Take it out' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show it again' }))
  await waitFor(() => expect(sent).toEqual([['show', 1]]))
})

test('R-118: what its author changed meanwhile is loaded again before it is decided', async () => {
  const sent: unknown[] = []
  let loads = 0
  const { subject } = aCase()
  const changed = aCase({
    subject: subject && { ...subject, text: 'No classes at all.', version: 'second' },
  })
  const message =
    'Its author has changed this meanwhile. Please look at it again before you decide.'
  network.use(
    answer(listModerationCases, () => listOf([loads++ === 0 ? aCase() : changed])),
    refuse(decideModerationCase, 409, { code: 'changed_meanwhile', message }),
  )
  const { user } = open('/Feeds/moderation')
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(await screen.findByText('No classes at all.')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  network.use(
    answer(decideModerationCase, ({ input }) => {
      sent.push(input.subject_version)
      return changed
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(sent).toEqual(['second']))
})

test('R-118: a TalentBox entry is named by the age group of its child', async () => {
  const { subject } = aCase()
  const entry = aCase({
    type: 'entry',
    subject: subject && { ...subject, author: 'A child of 7 to 9 years' },
  })
  network.use(answer(listModerationCases, listOf([entry])))
  open('/Feeds/moderation')
  const title = 'TalentBox entry by a child of 7 to 9 years'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('R-118: a picture opens large, and what is not shown yet has no link to where it is shown', async () => {
  const subject = aCase().subject
  if (!subject) throw new Error('The case has a subject.')
  const path = '/talentbox/campaigns/kite-letters'
  const entry = { ...subject, pictures: ['/media/kite.webp'], path }
  network.use(answer(listModerationCases, listOf([aCase({ type: 'entry', subject: entry })])))
  const { user } = open('/Feeds/moderation')
  await user.click(await screen.findByRole('button', { name: 'The picture, open it large' }))
  expect(await screen.findByRole('img', { name: 'The picture' })).toHaveAttribute(
    'src',
    '/media/kite.webp',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('link', { name: 'The campaign and its rules' })).toHaveAttribute(
    'href',
    path,
  )
  expect(screen.queryByText('Open it where it is shown')).toBeNull()
})

test('R-118: the sounds, films and PDFs of an entry are looked at before it is decided about', async () => {
  const subject = aCase().subject
  if (!subject) throw new Error('The case has a subject.')
  const fileOf = (kind: 'audio' | 'video' | 'pdf', src: string) => ({
    kind,
    src,
    width: null,
    height: null,
    seconds: null,
  })
  const entry = {
    ...subject,
    author: 'A child of 7 to 9 years',
    text: 'Songs of rain: The first drop\n\nI sang it at home.',
    files: [
      fileOf('audio', '/files/1'),
      fileOf('audio', '/files/2'),
      fileOf('video', '/files/3'),
      fileOf('pdf', '/files/4'),
    ],
  }
  network.use(
    answer(listModerationCases, listOf([aCase({ type: 'entry', cause: 'new', subject: entry })])),
  )
  const { container } = open('/Feeds/moderation')
  const work = '“Songs of rain: The first drop”'
  const names = [`Sound 1 of 2 of ${work}`, `Sound 2 of 2 of ${work}`, `Video of ${work}`]
  await screen.findByLabelText(names[0] ?? '')
  for (const [at, name] of names.entries()) {
    const player = screen.getByLabelText(name)
    expect(player).toHaveAttribute('src', `/files/${at + 1}`)
    expect(player).toHaveAttribute('controls')
    expect(player).toHaveAttribute('preload', 'metadata')
  }
  const pdf = screen.getByRole('link', { name: `Download PDF of ${work}` })
  expect(pdf).toHaveAttribute('href', '/files/4')
  const publish = screen.getByRole('button', { name: 'Put it on the stage' })
  const isBefore = pdf.compareDocumentPosition(publish) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-118: nobody has buttons to decide about their own', async () => {
  network.use(answer(listModerationCases, listOf([aCase({ may_decide: false })])))
  open('/Feeds/moderation')
  expect(await screen.findByText(/You wrote this/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
})
