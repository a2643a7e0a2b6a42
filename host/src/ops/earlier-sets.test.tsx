import { expect, test } from '@jest/globals'
import { getSets, haltCandidate } from '@brightyard/contract/registry'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { EarlierSets } from './earlier-sets.tsx'
import { deploymentOf, releaseSetOf, summaryOf } from './ops.fixture.ts'

test('of many sets there are ten at a time, and focus stays on the button', async () => {
  const sets = Array.from({ length: 21 }, (_, index) => summaryOf(21 - index, { shop: '1' }))
  network.use(answer(getSets, { sets }))
  const Component = () => <EarlierSets deployment={deploymentOf({ current: 21 })} />
  const { user } = renderPage({ Component }, { path: '/ops', user: userOf('superAdmin') })
  const buttons = () => screen.getAllByRole('button', { name: /^Roll back to set/ })
  const older = await screen.findByRole('button', { name: 'Older sets' })
  expect(buttons()).toHaveLength(9)
  for (let page = 0; page < 3; page += 1) await user.click(older)
  expect(screen.getByText('Sets 1 to 1, page 3 of 3')).toBeVisible()
  expect(buttons()).toHaveLength(1)
  expect(older).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Newer sets' }))
  expect(screen.getByRole('button', { name: 'Roll back to set 11' })).toBeVisible()
})

test('each set is a card of its own, which no screen is too narrow for', async () => {
  const sets = [summaryOf(2, { shop: '2', header: '1' }), summaryOf(1, { shop: '1' })]
  network.use(answer(getSets, { sets }))
  const Component = () => <EarlierSets deployment={deploymentOf({ current: 2 })} />
  renderPage({ Component }, { path: '/ops', user: userOf('superAdmin') })
  const list = await screen.findByRole('list', { name: 'Sets, newest first' })
  const [now, before] = within(list).getAllByRole('listitem')
  expect(now).toHaveTextContent(/^Set 2.*shop 2, header 1.*Current$/)
  expect(before).toHaveTextContent(/^Set 1.*shop 1.*Roll back$/)
  expect(screen.queryByRole('table')).toBeNull()
})

test('a candidate is halted, not rolled back to, and the dialog says what that does', async () => {
  const sets = [
    { ...summaryOf(4, { shop: '4' }), state: 'candidate' as const, percent: 10 },
    { ...summaryOf(3, { shop: '3' }), state: 'halted' as const },
    { ...summaryOf(2, { shop: '2' }), state: 'current' as const },
  ]
  const deployment = deploymentOf({ current: 2, candidate: { set: 4, percent: 10 } })
  const inputs: object[] = []
  network.use(
    answer(getSets, { sets }),
    answer(haltCandidate, ({ input }) => {
      inputs.push(input)
      return { set: releaseSetOf(2, {}), deployment, before: 2, changed: true, haltedBefore: [] }
    }),
  )
  const Component = () => <EarlierSets deployment={deployment} />
  const { user, container } = renderPage(
    { Component },
    { path: '/ops', user: userOf('superAdmin') },
  )
  const list = await screen.findByRole('list', { name: 'Sets, newest first' })
  const [candidate, halted] = within(list).getAllByRole('listitem')
  expect(candidate).toHaveTextContent(/Candidate, 10% of visitorsHalt$/)
  expect(halted).toHaveTextContent(/Halted candidateRoll back$/)
  expect(screen.queryByRole('button', { name: 'Roll back to set 4' })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Halt the canary of set 4' }))
  const dialog = await screen.findByRole('dialog', { name: 'Halt the canary of set 4' })
  expect(dialog).toHaveTextContent('The 10% of visitors who get set 4 get set 2')
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'it looks odd{Enter}')
  await waitFor(() => expect(inputs).toEqual([{ candidate: 4, reason: 'it looks odd' }]))
})
