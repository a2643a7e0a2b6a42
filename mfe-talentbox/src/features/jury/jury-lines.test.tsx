import {
  getJuryDesk,
  getJuryFolder,
  hideJuryLine,
  listJuryLines,
  listVoteHolds,
  saveJuryPoints,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { juryDesk, juryEntry, juryFolder, juryLine } from '../../fixtures/jury.ts'
import * as juryPage from './jury.page.tsx'

const page = { ...juryPage, ErrorBoundary: () => <p>No such page</p> }
const soon = { timeout: 4000 }
const listOf = <T,>(data: T[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 24 },
})

test('T-013: a juror writes a line for the child beside the remark for the desk', async () => {
  const saved: unknown[] = []
  network.use(
    answer(getJuryFolder, juryFolder([juryEntry(11)])),
    answer(saveJuryPoints, ({ input }) => {
      saved.push([input.line, input.remark])
      return juryEntry(11, { state: 'draft', line: input.line ?? '', remark: input.remark ?? '' })
    }),
  )
  const { user } = renderPage(page, {
    path: '/talentbox/jury/:slug?',
    address: '/talentbox/jury/kite-letters',
    user: userOf('guardian'),
  })
  const line = await screen.findByLabelText(/A line for the child/)
  expect(line).toHaveAccessibleDescription(/after the verdict, without your name/)
  expect(screen.getByLabelText(/Remark/)).toHaveAccessibleDescription(
    'For the desk only. Families do not see it.',
  )
  await user.type(line, 'I would fly it.')
  await user.tab()
  await waitFor(() => expect(saved).toEqual([['I would fly it.', '']]), soon)
})

test('T-013: the desk reads the lines, hides one, and shows it again', async () => {
  let isHidden = false
  network.use(
    answer(getJuryDesk, juryDesk({ campaign: { ...juryDesk().campaign, phase: 'closed' } })),
    answer(listVoteHolds, listOf([])),
    answer(listJuryLines, () => listOf([juryLine({ is_hidden: isHidden })])),
    answer(hideJuryLine, ({ input }) => {
      isHidden = input.is_hidden
      return juryLine({ is_hidden: isHidden })
    }),
  )
  const { user, container } = renderPage(page, {
    path: '/talentbox/jury-desk/:slug?',
    address: '/talentbox/jury-desk/kite-letters',
    user: userOf('superAdmin'),
    others: ['/talentbox/entries/4'],
  })
  await user.click(await screen.findByRole('button', { name: 'Hide the line “I would fly it.”' }))
  expect(await screen.findByText('“I would fly it.” (hidden)', {}, soon)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show the line “I would fly it.”' }))
  expect(await screen.findByText('“I would fly it.”', {}, soon)).toBeVisible()
})
