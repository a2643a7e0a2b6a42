import {
  getJuryDesk,
  listJuryLines,
  listVoteHolds,
  setCampaignAgeGroups,
} from '@brightyard/contract/calls'
import type { JuryDesk } from '@brightyard/contract/entities'
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
import { juryDesk } from '../../fixtures/jury.ts'
import * as juryPage from './jury.page.tsx'

const page = { ...juryPage, ErrorBoundary: () => <p>No such page</p> }
const soon = { timeout: 4000 }
const none = {
  data: [],
  links: { next: null },
  meta: { total: 0, current_page: 1, last_page: 1, per_page: 24 },
}
const stored = juryDesk({ jury_ends_at: null, may_change_age_groups: true })
type Groups = JuryDesk['campaign']['age_groups']
const withGroups = (age_groups: Groups, given: Partial<JuryDesk> = {}): JuryDesk => ({
  ...stored,
  campaign: { ...stored.campaign, age_from: 4, age_to: 16, age_groups },
  ...given,
})

async function open(desk: JuryDesk) {
  network.use(answer(getJuryDesk, desk), answer(listJuryLines, none), answer(listVoteHolds, none))
  const view = renderPage(page, {
    path: '/talentbox/jury-desk/:slug?',
    address: '/talentbox/jury-desk/kite-letters',
    user: userOf('superAdmin'),
  })
  const title = await screen.findByRole('heading', { name: 'Age groups' }, soon)
  return { ...view, part: within(title.closest('section') ?? document.body) }
}

test('T-013: what is with points stays as it is, and the desk says why', async () => {
  const { part } = await open(withGroups([{ from: 4, to: 7 }], { may_change_age_groups: false }))
  expect(part.getByText('Ranked by themselves: 4 to 7 years.')).toBeVisible()
  expect(part.getByText('A juror has given points, so this stays as it is.')).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
})

test('T-013: groups that overlap, or are outside the campaign, are refused at their field', async () => {
  const { user, part, container } = await open(withGroups([{ from: 4, to: 8 }]))
  const sent: unknown[] = []
  network.use(
    answer(setCampaignAgeGroups, ({ input }) => {
      sent.push(input.age_groups)
      return withGroups(input.age_groups)
    }),
  )
  const save = part.getByRole('button', { name: 'Save the age groups' })
  await user.click(part.getByRole('button', { name: 'Add a group' }))
  await user.click(save)
  const second = within(part.getByRole('group', { name: 'Group 2' }))
  const [from, to] = [second.getByLabelText('From (years)'), second.getByLabelText('To (years)')]
  expect(from).toHaveAccessibleDescription('Please give an age in whole years.')
  await user.type(from, '8')
  await user.type(to, '17')
  expect(to).toHaveAccessibleDescription('This campaign is up to 16 years.')
  await user.clear(to)
  await user.type(to, '16')
  expect(from).toHaveAccessibleDescription('This overlaps with the group of 4 to 8 years.')
  await user.click(save)
  expect(part.getByRole('alert')).toHaveFocus()
  expect(sent).toEqual([])
  expect(await accessibilityFindings(container)).toEqual([])
  await user.clear(from)
  await user.type(from, '9')
  await user.click(save)
  const groups = [
    { from: 4, to: 8 },
    { from: 9, to: 16 },
  ]
  await waitFor(() => expect(sent).toEqual([groups]))
})

test('T-013: a group is removed, and what a juror has scored meanwhile is said', async () => {
  const { user, part } = await open(withGroups([{ from: 4, to: 8 }]))
  const message = 'A juror has given points, so the age groups stay as they are.'
  network.use(refuse(setCampaignAgeGroups, 409, { code: 'scored', message }))
  await user.click(part.getByRole('button', { name: 'Remove group 1' }))
  expect(part.getByRole('button', { name: 'Add a group' })).toHaveFocus()
  await user.click(part.getByRole('button', { name: 'Save the age groups' }))
  expect(await part.findByText(message, {}, soon)).toBeVisible()
})
