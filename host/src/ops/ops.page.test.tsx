import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  beginCanary,
  changePercent,
  checkReleases,
  freezeSite,
  getDeployments,
  getEdges,
  getReleaseCharts,
  getSetDiff,
  getSets,
  getCurrentDeployment,
  haltCandidate,
  promoteCandidate,
  rollBackSet,
  swapSet,
  unfreezeSite,
} from '@brightyard/contract/registry'
import type { CurrentDeployment } from '@brightyard/contract/release'
import {
  accessibilityFindings,
  answer,
  fireEvent,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import * as page from './ops.page.tsx'
import {
  charts,
  diff,
  deploymentOf,
  moved,
  releaseSetOf,
  siteOf,
  summaryOf,
  verdictOf,
} from './ops.fixture.ts'

const address = 'https://releases.example/shop/1.5.0/'
const halted = deploymentOf({
  number: 11,
  kind: 'halt',
  actor: 'registry',
  reason: 'Set 3 fails more often',
  figures: {
    measure: 'load-failures',
    candidate: { set: 3, views: 200, failed: 20 },
    current: { set: 2, views: 400, failed: 2 },
    pValue: 0.00012,
    threshold: 0.0016,
    look: 1,
  },
})
let site: CurrentDeployment
beforeEach(() => {
  site = siteOf()
  network.use(
    answer(getCurrentDeployment, () => site),
    answer(getEdges, { deployment: deploymentOf(), edges: [] }),
    answer(getDeployments, { deployments: [deploymentOf(), halted] }),
    answer(getSets, {
      sets: [summaryOf(4, { shop: '1.4.0' }), summaryOf(3, { shop: '1.3.0' })],
    }),
    answer(getReleaseCharts, charts),
    answer(getSetDiff, diff),
  )
})

const open = () => renderPage(page, { path: '/ops', user: userOf('superAdmin') })

/** Remembers what a call was asked for. */
function heard<Input>() {
  const inputs: Input[] = []
  return {
    inputs,
    hear: ({ input }: { input: Input }) => {
      inputs.push(input)
      return moved
    },
  }
}

describe('Ops page: what it shows', () => {
  test('the version of every remote, the candidate with its share, and who decided', async () => {
    const candidate = releaseSetOf(5, { shop: '1.5.0', header: '2.0.0' })
    site = siteOf({ candidate: { set: 5, percent: 10 } }, candidate)
    const { container } = open()
    const table = await screen.findByRole('table', { name: 'Releases of set 4' })
    expect(within(table).getByRole('row', { name: 'shop 1.4.0 1.5.0 —' })).toBeVisible()
    expect(within(table).getByRole('row', { name: 'header 2.0.0 same —' })).toBeVisible()
    expect(screen.getByText('Set 5 on 10%')).toBeVisible()
    await screen.findByRole('heading', { name: 'shop 1.4.0' })
    expect(await accessibilityFindings(container)).toEqual([])
  })

  test('the history with actor, reason and the figures of a halt', async () => {
    open()
    const list = await screen.findByRole('list', { name: 'History, newest first' })
    const [swap, halt] = within(list).getAllByRole('listitem')
    expect(swap).toHaveTextContent(/Deployed.*ravi.*new bag page/)
    expect(halt).toHaveTextContent(/Halted.*registry.*Set 3 fails more often/)
    expect(halt).toHaveTextContent('load failures: set 3 on 20 of 200 page views (10.0%)')
  })

  test('load time and errors of each release, drawn with a name and written in a table', async () => {
    const { user } = open()
    const load = 'Load time of shop 1.4.0: 280 ms at the end, 320 ms at the highest'
    const errors = 'Errors of shop 1.4.0 per load: 6.0% at the end, 6.0% at the highest'
    await screen.findByRole('img', { name: load })
    screen.getByRole('img', { name: errors })
    await user.click(screen.getByText('Figures of shop 1.4.0', { selector: 'summary' }))
    const table = screen.getByRole('table', { name: 'Figures of shop 1.4.0' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(table).toHaveTextContent('320 ms')
  })

  test('it shows that it is loading', async () => {
    network.use(hang(getCurrentDeployment))
    open()
    expect(await screen.findByText('Loading the current deployment')).toBeInTheDocument()
  })

  test('without OPS_TOKEN it says that operations are not set up here', async () => {
    network.use(
      refuse(getCurrentDeployment, 404, { code: 'ops-not-set-up', message: 'Use the CLI.' }),
    )
    open()
    expect(await screen.findByText('Operations are not set up here')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  })

  test('before the first set it offers to put releases in', async () => {
    network.use(refuse(getCurrentDeployment, 404, { code: 'no_set' }))
    open()
    expect(await screen.findByText('There is no set yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check' })).toBeVisible()
  })

  test.each([
    [403, { code: 'not-an-operator', message: 'Only super admins may operate the site.' }],
    [502, { code: 'registry-unreachable', message: 'The registry does not answer.' }],
  ])('a %i is said in its own words, and can be tried again', async (status, problem) => {
    network.use(refuse(getCurrentDeployment, status, problem))
    const { user } = open()
    expect(await screen.findByText(problem.message)).toBeVisible()
    network.use(answer(getCurrentDeployment, site))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Current: set 4' })).toBeVisible()
  })
})

describe('Ops page: put a release in', () => {
  async function check(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('textbox', { name: 'Release addresses' }))
    await user.keyboard(address)
    await user.tab()
    await user.keyboard('{Enter}')
  }

  test('every reason of the gate is listed with its sentence, and nothing can be swapped', async () => {
    const reasons = [
      { code: 'hash-mismatch' as const, message: 'main.js is not what remote.json says.' },
      { code: 'route-collision' as const, message: '/shop is taken by garden.' },
    ]
    const refused = verdictOf({ accepted: false, reasons })
    network.use(answer(checkReleases, { accepted: false, against: 4, verdicts: [refused] }))
    const { user } = open()
    await check(user)
    const list = await screen.findByRole('list', { name: 'Reasons' })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'main.js is not what remote.json says. (hash-mismatch)',
      '/shop is taken by garden. (route-collision)',
    ])
    expect(screen.getByText('Rejected by the gate: 2 reasons.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Deploy to everybody' })).toBeNull()
  })

  test('by keyboard alone: checked, given a reason, swapped against the set that was looked at', async () => {
    const { inputs, hear } = heard<object>()
    network.use(
      answer(checkReleases, { accepted: true, against: 4, verdicts: [verdictOf()] }),
      answer(swapSet, hear),
    )
    const { user } = open()
    await check(user)
    const form = await screen.findByRole('form', { name: 'Deploy to everybody' })
    within(form).getByRole('button', { name: 'Deploy to everybody' }).focus()
    await user.keyboard('{Enter}')
    expect(within(form).getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    expect(inputs).toEqual([])
    await user.keyboard('new bag page{Enter}')
    const done = await screen.findByText('shop was deployed to everybody.')
    expect(done.closest('[tabindex="-1"]')).toHaveFocus()
    expect(inputs).toEqual([
      { remotes: { shop: { url: address } }, expect: 4, reason: 'new bag page' },
    ])
  })

  test('when another operator was faster it shows what is current now', async () => {
    const current = releaseSetOf(9, { shop: '1.4.9' })
    network.use(
      answer(checkReleases, { accepted: true, against: 4, verdicts: [verdictOf()] }),
      refuse(swapSet, 409, {
        code: 'set_changed',
        message: 'Someone else deployed first. Set 9 is current (meera: night fix).',
        current,
        deployment: deploymentOf({ current: 9 }),
      }),
    )
    const { user } = open()
    await check(user)
    const form = await screen.findByRole('form', { name: 'Deploy to everybody' })
    await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'new bag page{Enter}')
    expect(await within(form).findByText(/Set 9 is current \(meera: night fix\)/)).toBeVisible()
    const now = within(form).getByRole('table', { name: 'Releases of set 9' })
    expect(now).toHaveTextContent('1.4.9')
  })

  test('a canary begins at the share of the slider', async () => {
    const { inputs, hear } = heard<object>()
    network.use(
      answer(checkReleases, { accepted: true, against: 4, verdicts: [verdictOf()] }),
      answer(beginCanary, hear),
    )
    const { user } = open()
    await check(user)
    await user.click(await screen.findByRole('radio', { name: 'Some visitors first (canary)' }))
    const slider = screen.getByRole('slider', { name: 'Share of visitors' })
    fireEvent.change(slider, { target: { value: '20' } })
    expect(slider).toHaveAttribute('aria-valuetext', '20%')
    const form = screen.getByRole('form', { name: 'Start canary at 20%' })
    await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'carefully{Enter}')
    await screen.findByText('The canary has started: 20% of visitors get shop.')
    expect(inputs).toMatchObject([{ percent: 20, expect: 4, reason: 'carefully' }])
  })
})

describe('Ops page: a running canary', () => {
  test.each([
    ['Change share to 10%', changePercent, { percent: 10 }],
    ['Promote to everybody', promoteCandidate, {}],
    ['Halt', haltCandidate, {}],
  ])('“%s” is about the candidate that is shown', async (action, call, more) => {
    site = siteOf({ candidate: { set: 5, percent: 10 } }, releaseSetOf(5, { shop: '1.5.0' }))
    const { inputs, hear } = heard<object>()
    network.use(answer(call, hear))
    const { user } = open()
    const form = await screen.findByRole('form', { name: action })
    await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'quiet{Enter}')
    await screen.findByText(/^Set 5 (now goes|was halted)/)
    expect(inputs).toEqual([{ candidate: 5, reason: 'quiet', ...more }])
  })
})

test('a reason that is being typed stays when another operator changes the share', async () => {
  site = siteOf({ candidate: { set: 5, percent: 10 } }, releaseSetOf(5, {}))
  const { user, queryClient } = open()
  const [, promote] = await screen.findAllByRole('textbox', { name: 'Reason' })
  await user.type(promote as HTMLElement, 'it is good')
  site = siteOf({ candidate: { set: 5, percent: 60 } }, releaseSetOf(5, {}))
  await queryClient.invalidateQueries()
  await screen.findByRole('form', { name: 'Change share to 60%' })
  expect(screen.getByDisplayValue('it is good')).toBeVisible()
})

describe('Ops page: back to an earlier set', () => {
  test('the differences are shown first; the request is about the set that was shown', async () => {
    const { inputs, hear } = heard<object>()
    network.use(answer(rollBackSet, hear))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Roll back to set 3' }))
    const dialog = await screen.findByRole('dialog', { name: 'Roll back to set 3' })
    const remote = await within(dialog).findByRole('region', { name: 'shop' })
    const lines = within(remote).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Pages: removed /shop/sale; changed /shop',
      'Slots: added shop-strip',
      'Shared packages: added react@^19.2',
      'Files: 1 added, 2 removed',
      'Size: 400 kB → 340 kB',
    ])
    expect(remote).toHaveTextContent('shop: 1.4.0 → 1.3.0')
    expect(inputs).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'bag fails{Enter}')
    await screen.findByText('Everybody gets the content of set 3 again.')
    expect(inputs).toEqual([{ to: 3, expect: 4, reason: 'bag fails', despiteFreeze: false }])
  })
})

describe('Ops page: freeze', () => {
  test('with a message, and its end with a reason', async () => {
    const frozen = heard<object>()
    const ended = heard<object>()
    network.use(
      answer(freezeSite, (received) => {
        site = siteOf({
          frozen: { actor: 'Asha', message: 'Diwali sale', since: '2026-11-21T06:00:00Z' },
        })
        return frozen.hear(received)
      }),
      answer(unfreezeSite, ended.hear),
    )
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Diwali sale{Enter}')
    expect(await screen.findByRole('heading', { name: 'The site is frozen' })).toBeVisible()
    expect(screen.getByText('Diwali sale')).toBeVisible()
    const form = screen.getByRole('form', { name: 'End the freeze' })
    await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'sale is over{Enter}')
    await screen.findByText('The freeze has ended: releases can be deployed again.')
    expect([frozen.inputs, ended.inputs]).toEqual([
      [{ message: 'Diwali sale' }],
      [{ reason: 'sale is over' }],
    ])
  })
})
