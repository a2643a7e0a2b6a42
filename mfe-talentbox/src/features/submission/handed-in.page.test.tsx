import {
  changeEntry,
  createEntry,
  getEntryChances,
  getTalentCampaign,
  listOwnEntries,
  readOwnEntry,
} from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { chances, kid, ownEntriesOf, ownEntry, talentCampaign } from '../../fixtures/talent.ts'
import * as page from './submission.page.tsx'

const path = '/talentbox/campaigns/SubmissionPage'
const picture = {
  kind: 'picture',
  src: '/boat.webp',
  width: 40,
  height: 30,
  seconds: null,
} as const
const written = ownEntry({
  title: 'The boat',
  description: 'It leaks.',
  files: [picture],
})
const sent = { ...written, status: 'in_review', number: 'TB-000042' } as const

beforeEach(() => sessionStorage.clear())

function open(entry: OwnEntry, query = '?entry=7') {
  network.use(
    answer(getTalentCampaign, talentCampaign('open')),
    answer(getEntryChances, chances(kid())),
    answer(listOwnEntries, ownEntriesOf([entry])),
    answer(readOwnEntry, entry),
  )
  return renderPage(page, { path, address: path + query, user: userOf('guardian') })
}

test('T-009: before it is sent, a family sees what everybody will see, as it is written now', async () => {
  const { user } = open(written)
  await user.type(await screen.findByLabelText('Title'), ' of Isha')
  await user.click(screen.getByRole('button', { name: 'See it as others will' }))
  const preview = within(await screen.findByRole('article', { name: 'Preview' }))
  expect(preview.getByRole('heading', { name: 'The boat of Isha' })).toBeVisible()
  expect(preview.getByText('Diya, 7 to 9 years')).toBeVisible()
  expect(preview.getByRole('img', { name: 'The boat of Isha' })).toHaveAttribute(
    'src',
    '/boat.webp',
  )
  expect(preview.getByText('It leaks.')).toBeVisible()
  expect(preview.queryByText(/Nair/)).toBeNull()
})

test('T-009: what was handed in is seen on its page, with the ways on', async () => {
  const { container } = open(sent)
  const files = within(await screen.findByRole('region', { name: 'What was handed in' }))
  expect(files.getByRole('img', { name: 'The boat' })).toHaveAttribute('src', '/boat.webp')
  expect(screen.getByText('Being looked at')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your camps and entries' })).toHaveAttribute(
    'href',
    '/camp-history',
  )
  expect(screen.getByRole('link', { name: 'See the campaign' })).toHaveAttribute(
    'href',
    '/talentbox/campaigns/kite-letters',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

/** The form of an entry that was sent, on a server that keeps what is written. */
async function change() {
  const shown = open(sent)
  const saved: string[] = []
  network.use(
    answer(changeEntry, ({ input: { title, description, revision } }) => {
      saved.push(title)
      return { ...sent, title, description, revision: revision + 1 }
    }),
  )
  await shown.user.click(await screen.findByRole('button', { name: 'Change it' }))
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  return { ...shown, saved, title }
}
const done = () => screen.getByRole('button', { name: 'Done' })

test('T-009: changes of a sent entry end with Done: all is saved, and its card shows the new words', async () => {
  const { user, saved, title, container } = await change()
  await user.type(title, ' of Isha')
  expect(screen.getByRole('heading', { name: 'The boat of Isha' })).toBeVisible() // before it is saved
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(done())
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
  expect(saved).toEqual(['The boat of Isha'])
  expect(screen.getByRole('heading', { name: 'The boat of Isha' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Change it' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await user.click(done())
  expect(await screen.findByRole('button', { name: 'Change it' })).toBeVisible()
  expect(saved).toHaveLength(1) // nothing was left to save
})

test('T-009: Done closes nothing while a title is missing, or while it cannot be saved', async () => {
  const { user, title } = await change()
  await user.clear(title)
  await user.click(done())
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByRole('link', { name: 'Please give the entry a title.' })).toBeVisible()
  expect(summary.queryByRole('link', { name: /tick the box/ })).toBeNull()
  network.use(refuse(changeEntry, 500))
  await user.type(title, 'The raft')
  await user.click(done())
  expect(await screen.findByText(/^Not saved\./, { selector: '[data-draft]' })).toBeVisible()
  expect(title).toHaveValue('The raft')
})

test('T-009: while an entry loads there is room for it, so that a reload comes back to the same place', async () => {
  open(written)
  network.use(answer(readOwnEntry, () => new Promise<never>(() => {})))
  const label = await screen.findByText('Loading the entry')
  expect(label.parentElement?.parentElement).toHaveStyle({ minHeight: '400vh' })
})

test('T-009: that a fee is not given back is said where one was paid', async () => {
  const { user } = open({ ...sent, fee_in_paise: 9900, paid_at: sent.updated_at })
  await user.click(await screen.findByRole('button', { name: 'Withdraw the entry' }))
  expect(await screen.findByText(/The fee that was paid is not given back/)).toBeVisible()
})

test('T-006: while a draft is made, that is what the button says', async () => {
  const { user } = open(sent, '?slug=kite-letters')
  network.use(answer(createEntry, () => new Promise<never>(() => {})))
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(await screen.findByRole('button', { name: 'Your draft is being made' })).toBeVisible()
  expect(screen.getByText(/^Nothing is sent yet/)).not.toBeVisible()
})

test('T-014: after the verdict the family reads what came of the entry, and gets the certificate', async () => {
  const campaign = { ...sent.campaign, phase: 'closed' as const }
  const decided = { ...sent, status: 'shown', may_change: false, campaign } as const
  const { unmount } = open(decided)
  expect(await screen.findByText('The verdict is there')).toBeVisible()
  expect(screen.queryByText(/Entries close/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See the winners' })).toHaveAttribute(
    'href',
    '/talentbox/campaigns/kite-letters#winners',
  )
  expect(screen.getByRole('button', { name: 'Download the certificate' })).toBeVisible()
  unmount()
  open({ ...decided, place: 2 })
  expect(await screen.findByText('Second place!')).toBeVisible()
})

test('T-013: the family reads what jurors wrote to the child; without a line nothing is said', async () => {
  const { unmount } = open(sent)
  await screen.findByText('Being looked at')
  expect(screen.queryByText('From the jury')).toBeNull()
  unmount()
  const campaign = { ...sent.campaign, phase: 'closed' as const }
  const jury_lines = ['The leak made me laugh.', 'I would sail in it.']
  const { container } = open({ ...sent, status: 'shown', may_change: false, campaign, jury_lines })
  const jury = within(await screen.findByRole('region', { name: 'From the jury' }))
  expect(jury.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '“The leak made me laugh.”',
    '“I would sail in it.”',
  ])
  expect(await accessibilityFindings(container)).toEqual([])
})
