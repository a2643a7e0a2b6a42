import { expect, test } from '@jest/globals'
import { rollBackSet } from '@brightyard/contract/registry'
import { answer, network, renderPage, screen, userOf } from '@brightyard/testing'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { moved } from './ops.fixture.ts'
import { Outcome } from './outcome.ts'

function Page() {
  const [said, say] = useState('')
  const input = (reason: string) => ({ to: 3, reason, despiteFreeze: false })
  return (
    <Outcome value={say}>
      <p>{said}</p>
      <ChangeForm call={rollBackSet} input={input} action="Roll back" done="Done." />
    </Outcome>
  )
}

test('a release that was halted as a canary before is named with the result; “…” is no reason', async () => {
  const halted = {
    name: 'shop',
    version: '1.3.0',
    at: '2026-11-20T19:57:00.000Z',
    actor: 'registry',
    reason: 'More render errors',
  }
  network.use(answer(rollBackSet, { ...moved, haltedBefore: [halted] }))
  const { user } = renderPage({ Component: Page }, { path: '/ops', user: userOf('superAdmin') })
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  await user.type(reason, '…{Enter}')
  expect(await screen.findByText('Enter a few words.')).toBeVisible()
  await user.type(reason, 'bag fails{Enter}')
  await screen.findByText(
    'Done. shop 1.3.0 was halted as a canary at 2026-11-20 19:57 UTC by registry: More render errors',
  )
})
