import {
  getJuryDesk,
  listJuryLines,
  listVoteHolds,
  previewVerdict,
  repeatCampaign,
  setCampaignClosing,
} from '@brightyard/contract/calls'
import type { JuryDesk } from '@brightyard/contract/entities'
import { answer, network, refuse, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { juryDesk, verdictPreview } from '../../fixtures/jury.ts'
import { talentCampaign } from '../../fixtures/talent.ts'
import * as juryPage from './jury.page.tsx'

const page = { ...juryPage, ErrorBoundary: () => <p>No such page</p> }
const soon = { timeout: 4000 }
const stored = juryDesk({ jury_ends_at: null })
const open: JuryDesk = { ...stored, campaign: { ...stored.campaign, phase: 'open' } }

const none = {
  data: [],
  links: { next: null },
  meta: { total: 0, current_page: 1, last_page: 1, per_page: 24 },
}

function openDesk(desk = open) {
  network.use(
    answer(getJuryDesk, desk),
    answer(previewVerdict, verdictPreview()),
    answer(listJuryLines, none),
    answer(listVoteHolds, none),
  )
  return renderPage(page, {
    path: '/talentbox/jury-desk/:slug?',
    address: '/talentbox/jury-desk/kite-letters',
    user: userOf('superAdmin'),
    others: ['/talentbox/jury-desk/kite-letters-again'],
  })
}

test('T-008: the desk closes a campaign after a question, and opens it again until the jury has it', async () => {
  const { user } = openDesk()
  const ends_at = 'Please choose a time that is still to come.'
  network.use(refuse(setCampaignClosing, 422, { fields: { ends_at } }))
  await user.click(await screen.findByRole('button', { name: 'Save the closing' }))
  expect(await screen.findByText(ends_at, {}, soon)).toBeVisible()
  const sent: (string | null)[] = []
  network.use(
    answer(setCampaignClosing, ({ input }) => {
      sent.push(input.ends_at)
      return input.ends_at === null ? stored : open
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Close it now' }))
  expect(sent).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Close the campaign' }))
  expect(await screen.findByRole('button', { name: 'Open it again' }, soon)).toBeVisible()
  expect(sent).toEqual([null])
  expect(screen.queryByRole('button', { name: 'Close it now' })).toBeNull()
})

test('what is with the jury closes no other time; a campaign is run again under another name', async () => {
  const { user, router } = openDesk(juryDesk())
  const name = await screen.findByLabelText('Name of the new campaign')
  expect(screen.queryByText('The closing')).toBeNull()
  const title = 'There is a campaign of this name already.'
  network.use(refuse(repeatCampaign, 422, { fields: { title } }))
  await user.type(name, 'Kites')
  await user.click(screen.getByRole('button', { name: 'Run it again' }))
  expect(await screen.findByText(title, {}, soon)).toBeVisible()
  expect(name).toHaveAccessibleDescription(title)
  network.use(
    answer(repeatCampaign, ({ input }) =>
      talentCampaign('open', { title: input.title, slug: 'kite-letters-again' }),
    ),
  )
  await user.type(name, ' II')
  await user.click(screen.getByRole('button', { name: 'Run it again' }))
  await waitFor(
    () => expect(router.state.location.pathname).toBe('/talentbox/jury-desk/kite-letters-again'),
    soon,
  )
})
