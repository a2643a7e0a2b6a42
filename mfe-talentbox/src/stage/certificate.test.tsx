import { openEntryCertificate } from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import { answer, network, refuse, renderPage, screen, userOf } from '@brightyard/testing'
import { expect, jest, test } from '@jest/globals'
import { ownEntry } from '../fixtures/talent.ts'
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
    await screen.findByRole('button', { name: 'Download the certificate for place 2' }),
  ).toBeVisible()
  unmount()
})

test('T-012: a certificate is saved under its name, and opens beside the page', async () => {
  const saved: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.pathname} as ${this.download}`)
  })
  network.use(refuse(openEntryCertificate, 409))
  const { user } = open(ownEntry({ status: 'in_review', campaign: closed }))
  const button = await screen.findByRole('button', { name: 'Download the certificate' })
  await user.click(button)
  expect(await screen.findByText(/^The certificate could not be opened\./)).toBeVisible()
  const asked: (string | number)[] = []
  network.use(
    answer(openEntryCertificate, ({ input }) => {
      asked.push(input.id)
      return {
        url: '/vendor/api/talentbox/certificates/7.signed.pdf',
        file_name: 'brightyard-talentbox-7.pdf',
        valid_until: '2031-03-10T06:40:00.000Z',
      }
    }),
  )
  await user.click(button)
  const link = await screen.findByRole('link', { name: 'Open it to print' })
  expect(link).toHaveAttribute('href', '/vendor/api/talentbox/certificates/7.signed.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(saved).toEqual([
    '/vendor/api/talentbox/certificates/7.signed.pdf as brightyard-talentbox-7.pdf',
  ])
  expect(asked.map(Number)).toEqual([7])
  click.mockRestore()
})
