import {
  createPost,
  decideModerationCase,
  findPostKids,
  getPostTargets,
  listModerationCases,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract/calls'
import type { ModerationCase, Post } from '@brightyard/contract/entities'
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

const aPost: Post = {
  id: 12,
  slug: 'sports-12',
  organisation: 'Banyan Tree School',
  vendor_id: 1,
  author: 'Harpreet Singh',
  told_by: null,
  avatar: null,
  text: 'Sports day',
  link: null,
  media: [],
  published_at: null,
  edited_at: null,
  likes: 0,
  comments: 0,
  state: 'waiting' as const,
  audience: 'rooms' as const,
  rooms: [],
  classes: [],
  kids: [],
  written_at: '2026-03-25T05:30:00.000Z',
  is_liked: false,
  is_own: true,
  is_hidden: false,
  may_comment: false,
  may_delete: true,
  may_edit: false,
  moderation_note: null,
}

const ownRoom = {
  id: 1,
  name: 'Banyan Tree School',
  classes: ['3 B', '4 A'],
  families: { '3 B': 1, '4 A': 26 },
}

test('R-118: after a reload a post is back with its readers, link and pictures', async () => {
  const sent: unknown[] = []
  const upload = 'A'.repeat(22)
  network.use(
    answer(getPostTargets, { everyone_at_once: false, is_first: false, rooms: [ownRoom] }),
    answer(startUpload, { upload }),
    answer(sendUploadPart, { received: 3, kind: 'jpg' }),
    answer(createPost, ({ input: { text, audience, class_names, link, pictures } }) => {
      sent.push({ text, audience, class_names, link, pictures })
      return aPost
    }),
  )
  const before = open('/Feeds/new')
  const { user } = before
  const textBox = { name: /What would you like to share/ }
  await user.type(await screen.findByRole('textbox', textBox), 'Hats')
  await user.click(screen.getByRole('radio', { name: /^Classes/ }))
  await user.click(screen.getByRole('combobox', { name: /^Classes/ }))
  await user.click(screen.getByRole('option', { name: 'Class 4 A, 26 families' }))
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('textbox', { name: /^Link/ }), 'https://a.in')
  await user.upload(
    screen.getByLabelText('Pictures: files'),
    new File(['jpg'], 'hat.jpg', { type: 'image/jpeg' }),
  )
  await user.type(await screen.findByRole('textbox', { name: /hat.jpg show/ }), 'Hat')
  before.unmount()

  const { user: again } = open('/Feeds/new')
  expect(await screen.findByText(/had not posted in this tab is back/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Classes/ })).toBeChecked()
  await again.click(screen.getByRole('button', { name: 'Post it' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        text: 'Hats',
        audience: 'rooms',
        class_names: ['4 A'],
        link: 'https://a.in',
        pictures: [{ upload, alt: 'Hat' }],
      },
    ]),
  )
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('R-118: a post to a class wants a text and the class, and goes to its own page', async () => {
  const sent: unknown[] = []
  network.use(
    answer(getPostTargets, {
      everyone_at_once: false,
      is_first: true,
      rooms: [ownRoom],
    }),
    answer(findPostKids, { data: [{ student_id: 5, name: 'Aarav Nair' }] }),
    answer(createPost, ({ input: { text, audience, kid_ids, class_names } }) => {
      sent.push({ text, audience, kid_ids, class_names })
      return aPost
    }),
  )
  const { user, router, container } = open('/Feeds/new')
  expect(await screen.findByText('Your first post')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  expect((await screen.findAllByText('Please write something.')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.type(
    screen.getByRole('textbox', { name: /What would you like to share/ }),
    'Sports day',
  )
  expect(screen.queryByText('Please write something.')).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Classes/ }))
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  expect((await screen.findAllByText('Please choose at least one class.')).length).toBeGreaterThan(
    0,
  )
  expect(sent).toEqual([])
  await user.click(screen.getByRole('combobox', { name: /^Classes/ }))
  await user.click(screen.getByRole('option', { name: 'Class 4 A, 26 families' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Post it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/Feeds/details/12'))
  expect(sent).toEqual([
    { text: 'Sports day', audience: 'rooms', kid_ids: [], class_names: ['4 A'] },
  ])
})
