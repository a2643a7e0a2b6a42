import { expect, test } from '@jest/globals'
import { getSets } from '@brightyard/contract/registry'
import { answer, network, renderPage, screen, userOf, within } from '@brightyard/testing'
import { EarlierSets } from './earlier-sets.tsx'
import { deploymentOf, summaryOf } from './ops.fixture.ts'

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
