import {
  getOwnVotes,
  getSharedEntry,
  getTalentCampaign,
  getVoteLeaders,
  listCampaignEntries,
  listOwnEntries,
  reportContent,
  takeBackVote,
  voteForEntry,
} from '@brightyard/contract/calls'
import type { SharedEntry, TalentCampaign } from '@brightyard/contract/entities'
import {
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import {
  entriesOf,
  ownEntriesOf,
  ownEntry,
  publicEntry,
  serverTime,
  talentCampaign,
} from '../../fixtures/talent.ts'
import * as page from './stage.page.tsx'

const on: NonNullable<TalentCampaign['voting']> = {
  is_on: true,
  opens_at: serverTime,
  closes_at: '2031-03-12T12:30:00.000Z',
  hides_last_day: true,
  numbers_hidden: false,
}

function open(options: object = {}, { voting = on, family = [] as number[], votes = 4 } = {}) {
  let count: number | null = voting.numbers_hidden ? null : votes
  const entry = (): SharedEntry => ({
    ...publicEntry(7, { title: 'The boat', votes: count }),
    campaign: ownEntry().campaign,
  })
  const set = (by: number) => {
    if (count !== null) count += by
    return { has_voted: by > 0, votes: count }
  }
  network.use(
    answer(getTalentCampaign, talentCampaign('open', { voting })),
    answer(getSharedEntry, entry),
    answer(listCampaignEntries, entriesOf([publicEntry(7)])),
    answer(listOwnEntries, ownEntriesOf([])),
    answer(getOwnVotes, { entry_ids: [], family_entry_ids: family }),
    answer(voteForEntry, () => set(1)),
    answer(takeBackVote, () => set(-1)),
    answer(getVoteLeaders, {
      numbers_hidden: voting.numbers_hidden,
      leaders: voting.numbers_hidden
        ? []
        : [
            { rank: 1, votes: 9, entry: publicEntry(7, { title: 'The boat' }) },
            { rank: 2, votes: 1, entry: publicEntry(8, { title: 'The tree' }) },
          ],
    }),
  )
  return renderPage(page, {
    path: '/talentbox/entries/:id',
    address: '/talentbox/entries/7',
    ...options,
  })
}
const guardian = { user: userOf('guardian') }
const onStage = {
  path: '/talentbox/campaigns/:slug?',
  address: '/talentbox/campaigns/kite-letters',
}

test('T-013: somebody votes once, sees the number rise, and takes the vote back', async () => {
  const { user } = open(guardian)
  expect(await screen.findByText('4 votes')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Vote for it' }))
  expect(await screen.findByText('5 votes')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vote for it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take my vote back' }))
  expect(await screen.findByText('4 votes')).toBeVisible()
})

test('T-013: nobody votes without an account, for the own family, or when voting is over', async () => {
  const first = open()
  expect(await screen.findByRole('link', { name: 'Sign in to vote' })).toHaveAttribute(
    'href',
    '/login?redirectURL=%2Ftalentbox%2Fentries%2F7',
  )
  first.unmount()
  const second = open(guardian, { family: [7] })
  expect(await screen.findByText(/an entry of your family/)).toBeVisible()
  second.unmount()
  open(guardian, { voting: { ...on, is_on: false } })
  expect(await screen.findByText('Nobody votes at the moment.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Vote for it' })).toBeNull()
})

test('T-013: what the server refuses is said beside the button', async () => {
  const { user } = open(guardian)
  network.use(refuse(voteForEntry, 409, { code: 'voting_closed', message: 'Voting is over.' }))
  await user.click(await screen.findByRole('button', { name: 'Vote for it' }))
  expect(await screen.findByText('Voting is over.')).toBeVisible()
})

test('T-008, T-013: a campaign with votes shows who leads, and in the last day nobody', async () => {
  const { unmount } = open(onStage)
  const list = within(await screen.findByRole('region', { name: /favourites/ }))
  expect(list.getByRole('link', { name: 'The boat' })).toHaveAttribute(
    'href',
    '/talentbox/entries/7',
  )
  expect(list.getByText(/9 votes/)).toBeVisible()
  expect(list.getByText(/· 1 vote$/)).toBeVisible()
  unmount()
  open(onStage, { voting: { ...on, numbers_hidden: true } })
  expect(await screen.findByText(/nobody sees how it stands\. You can still/)).toBeVisible()
})

test('T-008, T-013: while the jury works the page says why nobody sees votes', async () => {
  const voting = { ...on, is_on: false, numbers_hidden: true }
  const why = 'The jury is at work: votes come with the verdict.'
  const { unmount } = open(onStage, { voting })
  network.use(answer(getTalentCampaign, talentCampaign('judging', { voting })))
  expect(await screen.findByText(why)).toBeVisible()
  unmount()
  open(guardian, { voting })
  const { campaign } = ownEntry()
  const judged = { ...publicEntry(7), campaign: { ...campaign, phase: 'judging' as const } }
  network.use(answer(getSharedEntry, judged))
  expect(await screen.findByText(why)).toBeVisible()
})

test('T-012: nobody is asked to report their own entry', async () => {
  open(guardian)
  network.use(answer(listOwnEntries, ownEntriesOf([ownEntry({ id: 7 })])))
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Report it' })).toBeNull())
})

test('T-012: a reader reports an entry with a reason', async () => {
  const { user } = open(guardian)
  const reports: unknown[] = []
  network.use(
    answer(reportContent, ({ input: { type, subject_id, reason } }) => {
      reports.push([type, subject_id, reason])
      return { message: 'Thank you.' }
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Report it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Report it' }))
  expect(dialog.getByText('Please choose a reason.')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /shows or names somebody/ }))
  await user.click(dialog.getByRole('button', { name: 'Report it' }))
  await waitFor(() => expect(reports).toEqual([['entry', 7, 'private']]))
})
