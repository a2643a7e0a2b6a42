import {
  closeDeskAssessment,
  copyDeskAssessment,
  deleteDeskAssessment,
  listDeskAssessments,
  readDeskAssessment,
} from '@brightyard/contract/calls'
import type { DeskAssessmentCard } from '@brightyard/contract/entities'
import {
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { deskCard, deskOf, listOf } from '../desk.fixture.ts'
import * as deskPage from '../desk.page.tsx'
import { heardToasts, person } from '../../../../testing/person.fixture.ts'

test('R-079: the list says where each assessment is, and how far kids are', async () => {
  const asked: unknown[] = []
  const past = { state: 'closed', closes_at: '2026-03-01T10:00:00.000Z' } as const
  const over = deskCard({ id: 9, title: 'Rocks', ...past })
  const draft = deskCard({ id: 8, title: 'Plants', state: 'draft', assigned: 0, handed_in: 0 })
  network.use(
    answer(listDeskAssessments, ({ input }) => {
      asked.push(input.state)
      return listOf([deskCard(), draft, over])
    }),
  )
  renderPage(deskPage, {
    path: '/assessments/manage',
    address: '/assessments/manage?state=published',
    user: userOf('vendor'),
    others: ['/assessments/edit/:id?', '/assessments/questions'],
  })
  const sky = (await screen.findByRole('link', { name: 'The sky' })).closest('li')
  expect(asked).toEqual(['published'])
  expect(sky).toHaveTextContent('2 questions · 3 marks · 30 minutes')
  expect(sky).toHaveTextContent('11 of 24handed in')
  expect(screen.getByText('Rocks').closest('li')).toHaveTextContent('Closed 1 Mar 2026 ·')
  const plants = within(screen.getByText('Plants').closest('li') ?? document.body)
  expect(plants.getByRole('link', { name: 'Go on with Plants' })).toBeVisible()
})

async function openList(cards: DeskAssessmentCard[]) {
  const shown = { cards }
  network.use(answer(listDeskAssessments, () => listOf(shown.cards)))
  const { router } = renderPage(deskPage, {
    path: '/assessments/manage',
    address: '/assessments/manage',
    user: userOf('vendor'),
    others: ['/assessments/edit/:id?', '/assessments/questions'],
  })
  await screen.findByRole('link', { name: 'The sky' })
  return { shown, router }
}

test('R-116: a published assessment is closed and opened again from its menu', async () => {
  const { shown } = await openList([deskCard()])
  const sent: unknown[] = []
  network.use(
    answer(closeDeskAssessment, ({ input }) => {
      const state = input.is_closed ? 'closed' : 'published'
      sent.push([input.id, state])
      shown.cards = [deskCard({ state })]
      return deskOf({ state })
    }),
  )
  const list = within(screen.getByRole('link', { name: 'The sky' }).closest('ul') ?? document.body)
  await person.choose('Close it now', 'The sky')
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  expect(await list.findByText('Closed')).toBeVisible()
  await person.choose('Open it again', 'The sky')
  expect(await list.findByText('Published')).toBeVisible()
  expect(sent).toEqual([
    ['7', 'closed'],
    ['7', 'published'],
  ])
})

test('R-116: an assessment is duplicated from its menu, and the copy opens', async () => {
  const { router } = await openList([deskCard()])
  network.use(
    answer(copyDeskAssessment, ({ input }) => deskOf({ id: Number(input.id) + 1 })),
    answer(readDeskAssessment, deskOf({ id: 8 })),
  )
  await person.choose('Duplicate', 'The sky')
  await waitFor(() => expect(router.state.location.pathname).toBe('/assessments/edit/8'))
})

test('R-116: a draft is deleted after a question, and stays where that failed', async () => {
  const { shown } = await openList([deskCard({ state: 'draft' })])
  const toasts = heardToasts()
  network.use(refuse(deleteDeskAssessment, 500))
  await person.choose('Delete', 'The sky')
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
  person.click(asked.getByRole('button', { name: 'Delete the draft' }))
  await waitFor(() => expect(toasts).toEqual(['It is not deleted.']))
  network.use(
    answer(deleteDeskAssessment, () => {
      shown.cards = []
      return { message: 'Deleted.' }
    }),
  )
  person.click(asked.getByRole('button', { name: 'Delete the draft' }))
  expect(await screen.findByText('No assessments yet')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(toasts.at(-1)).toBe('The draft is deleted.')
})
