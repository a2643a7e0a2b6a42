import {
  changeEntry,
  consentToEntry,
  createEntry,
  getEntryChances,
  getTalentCampaign,
  listCampaigns,
  listOwnEntries,
  readOwnEntry,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract/calls'
import type { EntryChances, OwnEntry } from '@brightyard/contract/entities'
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
import { campaignOf, pageOfCampaigns } from '../../fixtures/campaigns.ts'
import { chances, kid, ownEntriesOf, ownEntry, talentCampaign } from '../../fixtures/talent.ts'
import * as submissionPage from './submission.page.tsx'

const path = '/talentbox/campaigns/SubmissionPage'
const page = { ...submissionPage, ErrorBoundary: () => <p>No such page</p> }
const soon = { timeout: 4000 }

beforeEach(() => sessionStorage.clear())

interface Served {
  entry?: OwnEntry
  family?: EntryChances
}

function open(
  query: string,
  { entry = ownEntry(), family = chances(kid()) }: Served = {},
  options = {},
) {
  const saved: string[] = []
  network.use(
    answer(getTalentCampaign, talentCampaign('open')),
    answer(getEntryChances, family),
    answer(listCampaigns, pageOfCampaigns([campaignOf('Sur Sangam', 'running', { id: 4 })])),
    answer(listOwnEntries, ownEntriesOf([entry])),
    answer(readOwnEntry, entry),
    answer(changeEntry, ({ input: { title, description, revision } }) => {
      saved.push(title)
      return { ...entry, title, description, revision: revision + 1 }
    }),
  )
  const view = renderPage(page, {
    path,
    address: path + query,
    user: userOf('guardian'),
    others: ['/talentbox/campaigns/kite-letters', '/GlobalPaymentSummary'],
    ...options,
  })
  return { ...view, saved }
}
const student = { user: userOf('student') }
const sendButton = () => screen.findByRole('button', { name: 'Send the entry' })
const later = '2031-03-02T06:30:00.000Z'
const written = ownEntry({ title: 'To the rain', description: 'Please do not come.' })

test('T-006, T-010: kids are chosen with what is left to them; those who cannot enter say why', async () => {
  const late = { code: 'too_old', message: 'Kabir will be 14; it is up to 12 years.' } as const
  const used = { code: 'limit_reached', message: 'Diya has an entry already.' } as const
  const family = chances(
    kid({ remaining: 0, problem: used }),
    kid({ student_id: 74, name: 'Tara' }),
    kid({ student_id: 72, name: 'Isha', remaining: 2 }),
    kid({ student_id: 73, name: 'Kabir', problem: late }),
  )
  const begun: number[] = []
  const { user, router } = open('?slug=kite-letters', {
    family,
    entry: ownEntry({ status: 'shown' }),
  })
  network.use(
    answer(createEntry, ({ input }) => {
      begun.push(input.student_id)
      return ownEntry({ student_id: input.student_id, kid: 'Isha' })
    }),
  )
  expect(await screen.findByRole('radio', { name: /Kabir/ })).toBeDisabled()
  expect(screen.getByText(late.message)).toBeVisible()
  expect(screen.getByText('2 entries left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  expect(screen.getByText('Please choose who enters.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Isha/ }))
  expect(screen.getByRole('link', { name: /See Diya’s entry/ })).toHaveAttribute(
    'href',
    `${path}?entry=7`,
  )
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(router.state.location.search).toBe('?entry=7'))
  expect(begun).toEqual([72])
  expect(await screen.findByRole('heading', { level: 1, name: 'Kite Letters' })).toHaveFocus()
})

test('T-006: a draft that was begun is offered first', async () => {
  open('?slug=kite-letters', { entry: written })
  expect(await screen.findByText('Diya Nair has a draft')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute(
    'href',
    `${path}?entry=7`,
  )
})

test('T-009: a draft saves itself as it is written', async () => {
  const { user, saved } = open('?entry=7')
  await user.type(await screen.findByLabelText('Title'), 'Rain')
  expect(await screen.findByText('All changes saved', undefined, soon)).toBeVisible()
  expect(saved.at(-1)).toBe('Rain')
})

test('T-009: a guardian sends with consent, and gets the number', async () => {
  const versions: unknown[] = []
  const { user } = open('?entry=7', { entry: written })
  network.use(
    answer(sendEntry, ({ input }) => {
      versions.push(input.consent_version)
      return { ...written, status: 'in_review' as const, number: 'TB-000042' }
    }),
  )
  await user.click(await sendButton())
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Please read what you agree to')
  expect(versions).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(await sendButton())
  const done = await screen.findByRole('heading', { name: 'It is on its way!' })
  expect(done).toHaveFocus()
  expect(screen.getByText('TB-000042')).toBeVisible()
  expect(versions).toEqual([1])
})

test('T-009: what is missing is said before anything is sent', async () => {
  const { user, container } = open('?entry=7')
  await user.click(await sendButton())
  const summary = within(screen.getByRole('alert'))
  expect(summary.getByRole('link', { name: 'Please give the entry a title.' })).toBeVisible()
  expect(summary.getByRole('link', { name: 'Please write something about it.' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('T-009: where the campaign takes pictures, words alone are refused before they are sent', async () => {
  const { user } = open('?entry=7', { entry: written })
  network.use(
    answer(getTalentCampaign, talentCampaign('open', { file_kinds: ['picture'], max_files: 3 })),
  )
  await user.click(await sendButton())
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: /words alone are no entry/ }),
  ).toBeVisible()
})

test('T-006: a student sends without a consent and is told that a guardian is asked', async () => {
  const { user } = open('?entry=7', { entry: written }, student)
  network.use(
    answer(sendEntry, () => ({
      ...written,
      status: 'needs_consent' as const,
      number: 'TB-000043',
    })),
  )
  expect(await screen.findByText('Your guardian is asked to agree')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(await sendButton())
  expect(await screen.findByText(/We have asked your guardian/)).toBeVisible()
})

test('T-006: a guardian agrees to what a kid has sent', async () => {
  const waiting = { ...written, status: 'needs_consent', number: 'TB-000043' } as const
  const { user } = open('?entry=7', { entry: waiting })
  network.use(answer(consentToEntry, { ...waiting, status: 'in_review' as const }))
  const agree = await screen.findByRole('button', { name: 'Let it take part' })
  await user.click(agree)
  expect(screen.getByText('Please read what you agree to, and tick the box.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(agree)
  expect(await screen.findByText('Being looked at')).toBeVisible()
})

test('T-006: a guardian who agrees to what the kid has changed meanwhile reads it first', async () => {
  const waiting = { ...written, status: 'needs_consent', number: 'TB-000043' } as const
  const { user } = open('?entry=7', { entry: waiting })
  const message = 'This entry was changed meanwhile. Please look at it again before you agree.'
  const seen: unknown[] = []
  await user.click(await screen.findByRole('checkbox', { name: 'I agree' }))
  network.use(
    refuse(consentToEntry, 409, { code: 'changed_elsewhere', message }),
    answer(readOwnEntry, { ...waiting, description: 'Come!', updated_at: later }),
  )
  await user.click(screen.getByRole('button', { name: 'Let it take part' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(await screen.findByText('Come!')).toBeVisible()
  network.use(
    answer(consentToEntry, ({ input }) => {
      seen.push(input.updated_at)
      return { ...waiting, status: 'in_review' as const }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Let it take part' }))
  await waitFor(() => expect(seen).toEqual([later]))
})

test('T-006: a student reads before a change that the guardian is asked again', async () => {
  const consent = { version: 1, given_at: later }
  const shown = { ...written, status: 'shown', number: 'TB-000045', consent } as const
  const { user } = open('?entry=7', { entry: shown }, student)
  await user.click(await screen.findByRole('button', { name: 'Change it' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Your guardian is asked again/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText(/count at once. Your guardian is asked again/)).toBeVisible()
})

test('T-009: what is on the stage is changed after a question only', async () => {
  const { user } = open('?entry=7', { entry: { ...written, status: 'shown', number: 'TB-000045' } })
  await user.click(await screen.findByRole('button', { name: 'Change it' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(screen.queryByLabelText('Title')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Change it' }))
  expect(await screen.findByLabelText('Title')).toHaveValue('To the rain')
})

test('T-009: withdrawn after a question, and back at the campaign', async () => {
  const { user, router } = open('?entry=7', {
    entry: { ...written, status: 'in_review', number: 'TB-000046' },
  })
  network.use(answer(withdrawEntry, { message: 'The entry is withdrawn.' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw the entry' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('It leaves the campaign for good.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Withdraw the entry' }))
  expect(await screen.findByText('at /talentbox/campaigns/kite-letters')).toBeVisible()
  network.use(answer(readOwnEntry, () => new Promise<never>(() => {})))
  await router.navigate(-1)
  expect(await screen.findByText('Withdrawn')).toBeVisible() // before the server has answered
  expect(screen.queryByRole('button', { name: 'Withdraw the entry' })).toBeNull()
})

test('T-009: two windows: nothing is overwritten before somebody chooses', async () => {
  const { user } = open('?entry=7', { entry: written })
  network.use(
    refuse(changeEntry, 409, { code: 'changed_elsewhere' }),
    answer(readOwnEntry, { ...written, title: 'To the sun', revision: 5 }),
  )
  await user.type(await screen.findByLabelText('Title'), '!')
  const dialog = within(await screen.findByRole('alertdialog', {}, soon))
  expect(dialog.getByText('To the sun')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Go on with the other version' }))
  expect(screen.getByLabelText('Title')).toHaveValue('To the sun')
})

test('T-010: a draft that was not sent in time can be deleted, and not sent', async () => {
  open('?entry=7', { entry: { ...written, may_change: false } })
  expect(await screen.findByText('Entries are closed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the entry' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete the draft' })).toBeVisible()
})

test('T-006: an entry of another family is no page at all', async () => {
  open('?entry=7')
  network.use(refuse(readOwnEntry, 404))
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('T-006: an old link with the id of a campaign leads to it; without one all entries are listed', async () => {
  const { router, unmount } = open('?id=4')
  await waitFor(() => expect(router.state.location.search).toBe('?slug=sur-sangam'))
  unmount()
  open('', { entry: written })
  expect(await screen.findByRole('link', { name: 'To the rain' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Enter Sur Sangam' })).toBeVisible()
})
