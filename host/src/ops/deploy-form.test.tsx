import { expect, test } from '@jest/globals'
import { checkReleases } from '@brightyard/contract/registry'
import { answer, network, renderPage, screen, userOf } from '@brightyard/testing'
import { DeployForm } from './deploy-form.tsx'
import { verdictOf } from './ops.fixture.ts'

test.each([
  ['talentbox=http://localhost:3100/talentbox/1/', 'http://localhost:3100/talentbox/1/'],
  [
    'pnpm remotes swap talentbox=http://localhost:3100/talentbox/1/ --reason "…"',
    'http://localhost:3100/talentbox/1/',
  ],
])('what publishing prints can be pasted: %s', async (pasted, url) => {
  const asked: object[] = []
  network.use(
    answer(checkReleases, ({ input }) => {
      asked.push(input.releases)
      const reasons = [{ code: 'unreachable' as const, message: 'Nothing answers.' }]
      const verdict = verdictOf({ accepted: false, reasons })
      return { accepted: false, against: 4, verdicts: [verdict] }
    }),
  )
  const { user } = renderPage(
    { Component: DeployForm },
    { path: '/ops', user: userOf('superAdmin') },
  )
  await user.click(await screen.findByRole('textbox', { name: 'Release addresses' }))
  await user.paste(pasted)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const verdict = await screen.findByRole('group', { name: 'Verdict' })
  expect(asked).toEqual([[{ name: 'talentbox', url }]])
  expect(verdict).toHaveFocus()
  expect(screen.getByText('Rejected by the gate: 1 reason.')).toBeInTheDocument()
})

test('a verdict counts in words that fit one and many', async () => {
  const verdict = verdictOf({
    files: 1,
    slots: ['shop-strip'],
  })
  network.use(answer(checkReleases, { accepted: true, against: 4, verdicts: [verdict] }))
  const { user } = renderPage(
    { Component: DeployForm },
    { path: '/ops', user: userOf('superAdmin') },
  )
  await user.click(await screen.findByRole('textbox', { name: 'Release addresses' }))
  await user.paste('https://releases.example/shop/1.5.0/')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/\d pages, 1 slot, 1 file, /)).toHaveTextContent(
    '1 page was rendered in the trial.',
  )
})
