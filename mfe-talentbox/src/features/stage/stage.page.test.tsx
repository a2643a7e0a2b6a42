import {
  getEntryChances,
  getSharedEntry,
  getTalentCampaign,
  listCampaignEntries,
  listOwnEntries,
} from '@brightyard/contract/calls'
import type {
  EntryChances,
  OwnEntry,
  PublicEntry,
  TalentCampaign,
} from '@brightyard/contract/entities'
import { answer, network, renderPage, screen, userOf, within } from '@brightyard/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import {
  chances,
  entriesOf,
  kid,
  ownEntriesOf,
  ownEntry,
  publicEntry,
  talentCampaign,
} from '../../fixtures/talent.ts'
import * as page from './stage.page.tsx'

afterEach(() => void jest.restoreAllMocks())

interface Served {
  entries?: PublicEntry[]
  family?: EntryChances
  pages?: (after: unknown) => ReturnType<typeof entriesOf>
  /** What the family has entered. */
  own?: OwnEntry[]
}

function open(
  campaign: TalentCampaign,
  { entries = [], family, own = [], pages }: Served = {},
  options = {},
) {
  network.use(
    answer(getTalentCampaign, campaign),
    answer(listCampaignEntries, ({ input }) =>
      pages
        ? pages(input.after)
        : entriesOf(entries.filter(({ place }) => input.show !== 'winners' || place !== null)),
    ),
    answer(listOwnEntries, ownEntriesOf(own)),
    ...(family ? [answer(getEntryChances, family)] : []),
  )
  return renderPage(page, {
    path: '/talentbox/campaigns/:slug?',
    address: '/talentbox/campaigns/kite-letters',
    others: ['/talentbox', '/talentbox/campaigns/SubmissionPage'],
    ...options,
  })
}
const guardian = { user: userOf('guardian') }
const title = () => screen.findByRole('heading', { level: 1, name: 'Kite Letters' })

function inZone(timeZone: string) {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone })
}

test('T-008: rules, prizes, criteria as shares, the jury and the running order of a campaign', async () => {
  open(talentCampaign('open'))
  await title()
  const part = (name: string) => within(screen.getByRole('region', { name }))
  expect(part('The rules').getByText('One page by hand')).toBeVisible()
  expect(part('What there is to win').getByText('A kite festival')).toBeVisible()
  expect(part('What the jury looks for').getByText('75 %')).toBeVisible()
  expect(part('The jury').getByRole('link', { name: 'Meher Irani' })).toHaveAttribute(
    'href',
    '/panellist/meher-irani',
  )
  const cues = part('Running order').getAllByRole('listitem')
  expect(cues).toHaveLength(4)
  expect(cues[0]).toHaveAttribute('aria-current', 'step')
})

test('Q-018: time left and deadline follow the server’s clock and the viewer’s zone, whatever the device says', async () => {
  inZone('Europe/London')
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2019-01-01T00:00:00Z'))
  open(talentCampaign('open'))
  await title()
  const left = screen.getByText('Time left to enter').nextElementSibling
  expect(left).toHaveTextContent('2 days')
  expect(left).toHaveTextContent('6 hours')
  expect(screen.getByText(/^Closes/)).toHaveTextContent('Closes 12 Mar 2031, 12:30 pm GMT')
})

test.each([
  ['upcoming', 'Remind me: calendar file for Kite Letters'],
  ['open', 'Take part'],
  ['judging', 'See the entries'],
  ['closed', 'See the winners'],
] as const)(
  'T-014: a campaign that is %s offers "%s", and nothing of another phase',
  async (phase, name) => {
    open(talentCampaign(phase), { entries: [publicEntry(3)] })
    await title()
    const all = /^(Remind me.*|Take part|See the entries|See the winners)$/
    expect(
      screen
        .getAllByRole('link', { name: all })
        .map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual([name])
  },
)

test('Z-051: a vendor is told who takes part, and has no way in', async () => {
  open(talentCampaign('open'), { entries: [publicEntry(3)] }, { user: userOf('vendor') })
  expect(await screen.findByText(/Guardians and students enter campaigns/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Take part' })).toBeNull()
})

test('Q-018, T-010: a family sees how many entries each kid has left, and why one has none', async () => {
  const late = { code: 'too_old', message: 'Kabir will be 14; it is up to 12 years.' } as const
  const family = chances(
    kid({ remaining: 2 }),
    kid({ student_id: 72, name: 'Kabir', problem: late }),
  )
  open(talentCampaign('open'), { family }, guardian)
  const seats = within(await screen.findByRole('region', { name: 'Your family' }))
  expect(seats.getByText('2 entries left')).toBeVisible()
  expect(seats.getByText(late.message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take part' })).toHaveAttribute(
    'href',
    '/talentbox/campaigns/SubmissionPage?slug=kite-letters',
  )
})

test('T-014: where nobody of the family fits, the reason stands in the place of the button', async () => {
  const young = { code: 'too_young', message: 'Diya will be 4; it is from 6 years.' } as const
  open(
    talentCampaign('open'),
    { family: chances(kid({ problem: young })), entries: [publicEntry(1)] },
    guardian,
  )
  expect(await screen.findByText('This campaign is not for your family this time:')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Take part' })).toBeNull()
})

test('T-014: who has used all entries is led to them', async () => {
  const used = { code: 'limit_reached', message: 'Diya has an entry in this campaign.' } as const
  open(
    talentCampaign('open'),
    {
      entries: [publicEntry(1)],
      family: chances(kid({ problem: used })),
      own: [ownEntry({ status: 'shown' })],
    },
    guardian,
  )
  expect(await screen.findByRole('link', { name: 'Your entries' })).toBeVisible()
})

test('T-014: who has used all entries with a draft is led to finish it', async () => {
  const used = { code: 'limit_reached', message: 'Diya has a draft in this campaign.' } as const
  open(
    talentCampaign('open'),
    {
      entries: [publicEntry(1)],
      family: chances(kid({ problem: used, drafts: 1 })),
      own: [ownEntry({ status: 'draft' })],
    },
    guardian,
  )
  expect(await screen.findByRole('link', { name: 'Finish your draft' })).toBeVisible()
})

test('T-014: a place of the jury is what a family reads of its entry', async () => {
  const closed = { code: 'not_open', message: 'This campaign is closed.' } as const
  open(
    talentCampaign('closed'),
    { family: chances(kid({ problem: closed })), own: [ownEntry({ status: 'shown', place: 2 })] },
    guardian,
  )
  expect(await screen.findByText(/: second place/)).toBeVisible()
})

test('T-008: an empty stage asks for the first entry', async () => {
  open(talentCampaign('open'))
  expect(await screen.findByText('The light is on, and nobody is on the stage yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Be the first' })).toBeVisible()
})

test('T-008: entries come page by page', async () => {
  const next = '/cms/api/talentbox/campaigns/kite-letters/entries?after=9'
  const { user } = open(talentCampaign('judging'), {
    pages: (after) =>
      after === undefined ? entriesOf([publicEntry(9)], next) : entriesOf([publicEntry(8)]),
  })
  await user.click(await screen.findByRole('button', { name: 'More entries' }))
  expect(await screen.findByRole('link', { name: 'To the rain, 8' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the rain, 9' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More entries' })).toBeNull()
})

test('T-008: winners stand in the order of their places once the verdict is there', async () => {
  open(talentCampaign('closed'), {
    entries: [publicEntry(5, { place: 1 }), publicEntry(6, { place: 2 }), publicEntry(4)],
  })
  const winners = within(await screen.findByRole('region', { name: 'The winners' }))
  expect(await winners.findByText('First place')).toBeVisible()
  expect(winners.getAllByRole('article')).toHaveLength(2)
  const others = within(await screen.findByRole('region', { name: 'On the stage' }))
  expect((await others.findAllByRole('article')).length).toBe(1)
})

test('T-014: a campaign that ended without an entry names no winners, and leads to one that is open', async () => {
  open(talentCampaign('closed', { entries_count: 0 }))
  await title()
  const stage = within(await screen.findByRole('region', { name: 'On the stage' }))
  expect(await stage.findByRole('link', { name: 'See what is open' })).toHaveAttribute(
    'href',
    '/talentbox',
  )
  expect(screen.queryByRole('region', { name: 'The winners' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'See the winners' })).toBeNull()
})

test('T-013: where a campaign has age groups, each has its own winners, and no empty one is named', async () => {
  const age_groups = ['4 to 7 years', '8 to 11 years', '12 to 16 years']
  open(talentCampaign('closed', { age_groups }), {
    entries: [
      publicEntry(5, { place: 1, age_group: '12 to 16 years' }),
      publicEntry(6, { place: 1, age_group: '4 to 7 years' }),
      publicEntry(7, { place: 2, age_group: '4 to 7 years' }),
    ],
  })
  const winners = within(await screen.findByRole('region', { name: 'The winners' }))
  const youngest = within(await winners.findByRole('list', { name: '4 to 7 years' }))
  expect(youngest.getAllByRole('article')).toHaveLength(2)
  expect(winners.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    '4 to 7 years',
    '12 to 16 years',
  ])
  expect(screen.getByText(/Each age group has its own places and prizes/)).toBeVisible()
})

test('T-008: without a slug the list of campaigns opens', async () => {
  open(talentCampaign('open'), {}, { address: '/talentbox/campaigns' })
  expect(await screen.findByText('at /talentbox')).toBeVisible()
})

test('R-104: the Colourothon has a landing of its own, with age groups and a wheel of ideas', async () => {
  const campaign = talentCampaign('open', {
    slug: 'colourothon',
    title: 'Colourothon',
    age: { from: 3, to: 8 },
  })
  const { user } = open(
    campaign,
    {},
    { path: '/talentbox/colorothon', address: '/talentbox/colorothon' },
  )
  const groups = within(await screen.findByRole('region', { name: 'Who paints with whom' }))
  expect(
    groups.getAllByRole('listitem').map((one) => /^[\d to]+ years/.exec(one.textContent)?.[0]),
  ).toEqual(['3 years', '4 to 6 years', '7 to 8 years'])
  expect(screen.getByRole('link', { name: 'Paint with us' })).toBeVisible()
  const wheel = within(screen.getByRole('region', { name: 'No idea yet? Turn the wheel' }))
  const before = wheel.getByText(/\.$/).textContent
  await user.click(wheel.getByRole('button', { name: 'Turn the wheel' }))
  expect(wheel.getByText(/\.$/).textContent).not.toBe(before)
})

test('T-012: an entry shows first name and age group, its files, and the way to its stage', async () => {
  const campaign = talentCampaign('open')
  network.use(
    answer(getSharedEntry, {
      ...publicEntry(5, {
        files: [
          { kind: 'picture', src: '/media/rain.jpg', width: 800, height: 600, seconds: null },
          { kind: 'audio', src: '/media/rain.mp3', width: null, height: null, seconds: 20 },
          { kind: 'pdf', src: '/media/rain.pdf', width: null, height: null, seconds: null },
        ],
      }),
      campaign: {
        slug: 'kite-letters',
        title: 'Kite Letters',
        phase: 'open',
        ends_at: campaign.ends_at,
      },
    }),
  )
  open(campaign, {}, { path: '/talentbox/entries/:id', address: '/talentbox/entries/5' })
  expect(await screen.findByRole('heading', { level: 1, name: 'To the rain, 5' })).toBeVisible()
  expect(screen.getByText('Diya, 7 to 9 years')).toBeVisible()
  expect(screen.getByRole('img', { name: 'To the rain, 5, 1 of 3' })).toHaveAttribute(
    'src',
    '/media/rain.jpg',
  )
  expect(screen.getByLabelText('Recording: To the rain, 5, 2 of 3')).toHaveAttribute(
    'src',
    '/media/rain.mp3',
  )
  expect(screen.getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute(
    'href',
    '/media/rain.pdf',
  )
  expect(screen.getByRole('link', { name: 'See the stage of Kite Letters' })).toHaveAttribute(
    'href',
    '/talentbox/campaigns/kite-letters',
  )
})
