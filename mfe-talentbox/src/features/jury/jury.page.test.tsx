import {
  assignJury,
  decideVoteHold,
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  listJuryLines,
  listVoteHolds,
  previewVerdict,
  publishVerdict,
  saveJuryPoints,
  setJuror,
} from '@brightyard/contract/calls'
import type { JuryEntry, JuryFolder } from '@brightyard/contract/entities'
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
import { expect, test } from '@jest/globals'
import { juryDesk, juryEntry, juryFolder, verdictPreview, voteHold } from '../../fixtures/jury.ts'
import * as juryPage from './jury.page.tsx'

const page = { ...juryPage, ErrorBoundary: () => <p>No such page</p> }
const soon = { timeout: 4000 }
const noHolds = {
  data: [],
  links: { next: null },
  meta: { total: 0, current_page: 1, last_page: 1, per_page: 24 },
}

function openRoom(address = '/talentbox/jury') {
  return renderPage(page, {
    path: '/talentbox/jury/:slug?',
    address,
    user: userOf('guardian'),
    others: ['/talentbox'],
  })
}

/** The desk of a juror, with an API that keeps what is saved. */
function openFolder(entries: JuryEntry[], given: Partial<JuryFolder> = {}, query = '') {
  const saved: { id: number; points: readonly object[]; is_final: boolean }[] = []
  network.use(
    answer(getJuryFolder, juryFolder(entries, given)),
    answer(saveJuryPoints, ({ input: { id, points, remark, is_final } }) => {
      saved.push({ id: Number(id), points, is_final })
      const state = is_final ? ('final' as const) : ('draft' as const)
      return juryEntry(Number(id), { points, remark: remark ?? '', state })
    }),
  )
  return { ...openRoom(`/talentbox/jury/kite-letters${query}`), saved }
}

function openDesk(desk = juryDesk()) {
  network.use(
    answer(getJuryDesk, desk),
    answer(listJuryLines, noHolds),
    answer(listVoteHolds, noHolds),
    answer(previewVerdict, verdictPreview()),
  )
  return renderPage(page, {
    path: '/talentbox/jury-desk/:slug?',
    address: '/talentbox/jury-desk/kite-letters',
    user: userOf('superAdmin'),
    others: ['/talentbox/entries/4'],
  })
}

test('who is in no jury is told so; a juror sees the campaigns and how far each is', async () => {
  network.use(answer(getJuryWork, { campaigns: [] }))
  const { unmount } = openRoom()
  expect(await screen.findByText('You are in no jury')).toBeVisible()
  unmount()
  const nothing = { jury_ends_at: null, assigned: 0, drafts: 0, final: 0 }
  const task = { slug: 'kite-letters', title: 'Kite Letters', phase: 'judging' as const }
  network.use(
    answer(getJuryWork, {
      campaigns: [
        { ...task, jury_ends_at: '2027-01-20T12:00:00.000Z', assigned: 5, drafts: 1, final: 2 },
        { ...nothing, slug: 'given-later', title: 'Given Later', phase: 'judging' as const },
        { ...nothing, slug: 'over', title: 'Over', phase: 'closed' as const },
      ],
    }),
  )
  const { container } = openRoom()
  expect(await screen.findByText(/when the organisers give them out/)).toBeVisible()
  expect(screen.getAllByText('No entries yet')).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Kite Letters' })).toBeVisible()
  expect(screen.getByText('2 of 5 finished, 1 begun')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('points are given by keyboard, saved at once as a draft, and finished after a question', async () => {
  const { user, saved, container } = openFolder([juryEntry(11), juryEntry(12)])
  const idea = await screen.findByRole('group', { name: /Idea/ })
  expect(await accessibilityFindings(container)).toEqual([])
  within(idea).getByRole('radio', { name: '7' }).focus()
  await user.keyboard(' ')
  await waitFor(() => expect(saved).toHaveLength(1), soon)
  expect(saved[0]).toMatchObject({ id: 11, points: [{ key: 'idea', points: 7 }], is_final: false })
  // A gap keeps it open, and leads there.
  await user.click(screen.getByRole('button', { name: 'Finish this entry' }))
  const heart = screen.getByRole('group', { name: /Heart/ })
  expect(within(heart).getByText('Please give points.')).toBeVisible()
  expect(within(heart).getByRole('radio', { name: '0' })).toHaveFocus()
  await user.click(within(heart).getByRole('radio', { name: '3' }))
  expect(await screen.findByText(/Together 6 of 10\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Finish this entry' }))
  await user.click(await screen.findByRole('button', { name: 'Finish it' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ id: 11, is_final: true }), soon)
  // The next one comes into the light.
  const next = await screen.findByRole('heading', { name: 'To the rain, 12' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(screen.getByText('1 of 2 finished')).toBeVisible()
})

test('what is finished, or too late, is read and not changed; a failure says so', async () => {
  const points = [{ key: 'idea', points: 4 }]
  const done = juryEntry(11, { state: 'final', points: [...points, { key: 'heart', points: 4 }] })
  const { unmount } = openFolder([done])
  const idea = await screen.findByRole('group', { name: /Idea/ })
  expect(within(idea).getByRole('radio', { name: '4' })).toBeChecked()
  expect(within(idea).getByRole('radio', { name: '4' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Finish this entry' })).toBeNull()
  unmount()
  const late = openFolder([juryEntry(11)], { may_score: false })
  expect(await screen.findByText('The time to give points is over. Thank you.')).toBeVisible()
  late.unmount()
  const { user } = openFolder([juryEntry(11)])
  network.use(refuse(saveJuryPoints, 409, { code: 'jury_closed' }))
  const [five] = await screen.findAllByRole('radio', { name: '5' })
  if (five) await user.click(five)
  expect(await screen.findByText(/Not saved\./, {}, soon)).toBeVisible()
})

test('the desk names accounts, gives entries out, and says why it cannot', async () => {
  const { user, container } = openDesk(juryDesk({ jury_ends_at: null, entries_in_review: 2 }))
  const seat = await screen.findByRole('button', { name: 'Save the account of Rajan Pillai' })
  expect(screen.getByText(/2 entries still wait on the moderation desk/)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  const email = 'Nobody has an account with this email address.'
  network.use(refuse(setJuror, 422, { fields: { email } }))
  await user.click(seat)
  expect(await screen.findByText(email, {}, soon)).toBeVisible()
  network.use(
    refuse(assignJury, 409, { code: 'too_few_jurors', message: 'Some entry has fewer jurors.' }),
  )
  await user.click(screen.getByRole('button', { name: 'Give them out' }))
  expect(await screen.findByText('Some entry has fewer jurors.', {}, soon)).toBeVisible()
  const given: number[] = []
  network.use(
    answer(assignJury, ({ input }) => {
      given.push(input.jurors_per_entry)
      return juryDesk()
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Give them out' }))
  expect(await screen.findByText('Give out again', {}, soon)).toBeVisible()
  expect(given).toEqual([1])
})

test('the ranking stays on the desk after the verdict, and nothing can be published', async () => {
  const campaign = { ...juryDesk().campaign, phase: 'closed' as const }
  openDesk(juryDesk({ campaign, verdict_at: '2027-01-21T12:00:00.000Z' }))
  expect(await screen.findByRole('table', { name: 'The verdict' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish the verdict' })).toBeNull()
})

test('the verdict is looked at with what was taken out, and published as it was seen', async () => {
  const { user } = openDesk()
  expect(
    await screen.findByText(/Meher Irani gives 0.75 points less than the others/),
  ).toBeVisible()
  const row = screen.getByRole('row', { name: /To the moon/ })
  expect(within(row).getByText('A kite festival')).toBeVisible()
  const sent: (string | undefined)[] = []
  network.use(
    answer(publishVerdict, ({ input }) => {
      sent.push(input.digest, input.tie_breaker)
      return { message: 'The verdict is published.' }
    }),
  )
  await user.selectOptions(screen.getByLabelText('Equal scores'), 'idea')
  await user.click(await screen.findByRole('button', { name: 'Publish the verdict' }))
  expect(sent).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Publish it' }))
  await waitFor(() => expect(sent).toEqual(['seen-now', 'idea']), soon)
})

test('votes that came too fast are counted or discarded', async () => {
  const { user } = openDesk()
  const decided: string[] = []
  network.use(
    answer(listVoteHolds, { ...noHolds, data: decided.length > 0 ? [] : [voteHold] }),
    answer(decideVoteHold, ({ input }) => {
      decided.push(input.verdict)
      return { message: 'These votes do not count.' }
    }),
  )
  const button = await screen.findByRole('button', { name: 'Discard the votes for To the moon' })
  expect(screen.getByText(/16 votes/)).toBeVisible()
  await user.click(button)
  await waitFor(() => expect(decided).toEqual(['discarded']), soon)
})
