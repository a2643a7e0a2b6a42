import { getPanellist, listContent } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { panel, panellist } from '../../fixtures/people.ts'
import * as panelPage from './panel.page.tsx'

const page = { ...panelPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string) =>
  renderPage(page, {
    path: address.startsWith('/panellist/') ? '/panellist/:slug' : '/panellist',
    address,
  })

test('R-044: panel members by field; each card opens a profile', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      asked.push([String(input.type), input.tag])
      return panel
    }),
  )
  const { container } = open('/panellist?tag=Science')
  const people = await screen.findByRole('list', { name: 'Panellists' })
  expect(within(people).getByRole('link', { name: 'Judge 1' })).toHaveAttribute(
    'href',
    '/panellist/judge-1',
  )
  expect(people).toHaveTextContent('Illustrator, Delhi')
  expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/panellist?tag=Play')
  expect(asked).toEqual([['31', 'Science']])
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-139: a profile has the sessions judged, with part, number and remark', async () => {
  network.use(answer(getPanellist, panellist))
  const { container } = open('/panellist/judge-1')
  const sessions = await screen.findByRole('list', { name: 'Sessions judged' })
  const [first, second] = within(sessions).getAllByRole('listitem')
  expect(first).toHaveTextContent('Chair of the jury, 1,340 entries in colour')
  expect(first).toHaveTextContent('“So many blue roofs.”')
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/talentbox?campaign=colourothon',
  )
  expect(second).toHaveTextContent('Judge, 60 entries in craft')
  expect(screen.getByText('1,400 entries in 2 sessions.')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-139: who has judged nothing yet has a page all the same', async () => {
  network.use(answer(getPanellist, { ...panellist, sessions: [] }))
  open('/panellist/judge-1')
  expect(await screen.findByText('No session yet')).toBeVisible()
})

test('V-016: a panellist who is none is not found', async () => {
  network.use(refuse(getPanellist, 404))
  open('/panellist/nobody')
  expect(await screen.findByText('No such page')).toBeVisible()
})
