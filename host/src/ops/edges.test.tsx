import { expect, test } from '@jest/globals'
import { getEdges, type LiveEdge } from '@brightyard/contract/registry'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { Edges } from './edges.tsx'
import { deploymentOf } from './ops.fixture.ts'

const edgeOf = (number: number, more: Partial<LiveEdge> = {}): LiveEdge => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `edge-${number}:3000`,
  serves: { deployment: 12, set: 4, since: '2026-11-21T07:01:00Z' },
  failures: [],
  browserOnly: [],
  unrenderedPages: [],
  seenAt: '2026-11-21T07:02:00Z',
  follows: true,
  ...more,
})
const open = () => renderPage({ Component: Edges }, { path: '/ops', user: userOf('superAdmin') })

test('each edge is listed with what it serves, and with the reason where it does not follow', async () => {
  const failures = [{ set: 4, attempts: 2, reason: 'it took longer than 10 s' }]
  const late = { serves: { deployment: 11, set: 3, since: '2026-11-20T07:01:00Z' }, follows: false }
  const unrendered = {
    remote: 'shop',
    version: '1.5.0',
    reason: 'its pages fail on the server: no basket',
    since: '2026-11-21T07:01:30Z',
    failsAlone: true,
  }
  const { remote, version, reason, since } = unrendered
  const page = { remote, version, reason, since, path: '/shop/bag' }
  const edges = [
    edgeOf(1),
    edgeOf(2, { ...late, failures }),
    edgeOf(3, { ...late, serves: null }),
    edgeOf(4, { failures }),
    edgeOf(5, { browserOnly: [unrendered] }),
    edgeOf(6, { unrenderedPages: [page] }),
  ]
  network.use(answer(getEdges, { deployment: deploymentOf(), edges }))
  const { container } = open()
  const items = within(await screen.findByRole('list', { name: 'Edges' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent(/^edge-1:3000serves set 4 since .*2026/)
  expect(items[1]).toHaveTextContent(/^Does not followedge-2:3000serves set 3 since/)
  expect(items[1]).toHaveTextContent('Set 4 failed 2 times: it took longer than 10 s')
  expect(items[2]).toHaveTextContent('serves nothing yet')
  expect(items[3]).toHaveTextContent(
    /^Failingedge-4:3000serves set 4 .*Set 4 failed 2 times: it took/,
  )
  expect(items[4]).toHaveTextContent(
    /^edge-5:3000serves set 4 .*shop 1\.5\.0 is rendered in visitors’ browsers only, since .*2026.*: its pages fail on the server: no basket$/,
  )
  expect(items[5]).toHaveTextContent(
    /Pages at \/shop\/bag of shop 1\.5\.0 fail on the server, since .*2026.*: its pages fail on the server: no basket$/,
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('where no edge reports, and where the list cannot be loaded, it says so', async () => {
  network.use(answer(getEdges, { deployment: deploymentOf(), edges: [] }))
  open()
  expect(await screen.findByText('No edge reports to the registry.')).toBeVisible()
  network.use(refuse(getEdges, 502, { code: 'registry-unreachable', message: 'It is away.' }))
  open()
  expect(await screen.findByText('It is away.')).toBeVisible()
})
