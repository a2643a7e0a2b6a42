import { openEntryCertificate } from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import { answer, network, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { ownEntry } from '../../fixtures/talent.ts'
import { CertificateButton } from './certificate-button.tsx'

const closed = { ...ownEntry().campaign, phase: 'closed' as const }
const open = (entry: OwnEntry) =>
  renderPage(
    { Component: () => <CertificateButton entry={entry} />, ErrorBoundary: () => <p>Broken</p> },
    { path: '/ticket', address: '/ticket', user: userOf('guardian') },
  )

test('a certificate is offered to all who took part, once the jury has decided', async () => {
  for (const given of [
    { status: 'shown' as const },
    { status: 'refused' as const, campaign: closed },
    { status: 'draft' as const, campaign: closed },
  ]) {
    const { unmount } = open(ownEntry(given))
    expect(screen.queryByRole('button', { name: /certificate/ })).toBeNull()
    unmount()
  }
  const { unmount } = open(ownEntry({ status: 'shown', campaign: closed, place: 2 }))
  expect(
    await screen.findByRole('button', { name: 'Open the certificate for place 2' }),
  ).toBeVisible()
  unmount()
  const asked: (string | number)[] = []
  network.use(
    answer(openEntryCertificate, ({ input }) => {
      asked.push(input.id)
      // The file itself is opened by the browser.
      return { url: '#certificate', file_name: 'a.pdf', valid_until: '2031-03-10T06:40:00.000Z' }
    }),
  )
  const { user } = open(ownEntry({ status: 'in_review', campaign: closed }))
  await user.click(await screen.findByRole('button', { name: 'Open the certificate' }))
  await waitFor(() => expect(globalThis.location.hash).toBe('#certificate'))
  expect(asked.map(Number)).toEqual([7])
})
