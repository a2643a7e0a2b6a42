import { listDeskAssessments } from '@brightyard/contract/calls'
import { answer, network, renderPage, screen, userOf, within } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { deskCard, listOf } from '../desk.fixture.ts'
import * as deskPage from '../desk.page.tsx'

test('R-079: the list says where each assessment is, and how far kids are', async () => {
  const asked: unknown[] = []
  const draft = deskCard({ id: 8, title: 'Plants', state: 'draft', assigned: 0, handed_in: 0 })
  network.use(
    answer(listDeskAssessments, ({ input }) => {
      asked.push(input.state)
      return listOf([deskCard(), draft])
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
  expect(sky).toHaveTextContent('11 handed infor 24 kids')
  const plants = within(screen.getByText('Plants').closest('li') ?? document.body)
  expect(plants.getByRole('link', { name: 'Go on with Plants' })).toBeVisible()
})
