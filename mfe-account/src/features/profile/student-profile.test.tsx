import { getStudent, getWhatIsNext, listCampaigns, updateStudent } from '@brightyard/contract/calls'
import type { StudentProfile } from '@brightyard/contract/entities'
import { createQueries } from '@brightyard/runtime'
import { beforeEach, expect, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { aStudent } from '../../student/student.fixture.ts'
import * as studentPage from './student-profile.page.tsx'

const tara: StudentProfile = {
  ...aStudent,
  name: 'Tara',
  rooms: [
    { id: 3, name: 'Sunrise School', vendor_type: 2 },
    { id: 4, name: 'Allegro Academy', vendor_type: 1 },
  ],
  achievements: [
    { id: 1, title: 'Chess prize', note: '', given_by: 'Sunrise School', given_on: '2026-03-01' },
    { id: 2, title: 'Flute solo', note: '', given_by: 'Allegro Academy', given_on: '2026-02-01' },
  ],
}
const page = { ...studentPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string, user = userOf('guardian')) =>
  renderPage(page, {
    path: '/profile/student',
    address,
    user,
    others: ['/dashboard', '/kids/rooms'],
  })

let asked: unknown[] = []
beforeEach(() => {
  asked = []
  network.use(
    answer(getWhatIsNext, { kids: [], parcels: [] }),
    answer(getStudent, ({ input }) => {
      asked.push(Number(input.student_id))
      return tara
    }),
  )
})

test.each(['Id=70', 'stuId=70&vendorId=', 'ID=70'])(
  'R-095, R-151, Z-013: a guardian sees the kid of ?%s with rooms, plan, record and achievements',
  async (query) => {
    const { container } = open(`/profile/student?${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tara' })).toBeVisible()
    expect(await screen.findByText('Allegro Academy')).toBeVisible()
    expect(screen.getByText('Chess prize')).toBeVisible()
    expect(screen.getByText('KID-123456')).toBeVisible()
    expect(screen.getByText('Maths practice')).toBeVisible()
    expect(asked).toEqual([70])
    expect(await accessibilityFindings(container)).toEqual([])
  },
)

test.each([getStudent])("K-011: somebody else's kid is no page", async (call) => {
  network.use(refuse(call, 404))
  open('/profile/student?Id=71')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('a student without an Id in the address sees the own profile, and cannot change it', async () => {
  network.use(
    answer(getStudent, {
      ...tara,
      can_edit: false,
      can_renew_password: false,
      guardian_contact: '',
    }),
  )
  open('/profile/student', userOf('student'))
  expect(await screen.findByText('Chess prize')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New password' })).toBeNull()
})

test('R-063: from the own profile a student gets to its day, and nobody else does', async () => {
  const { unmount } = open('/profile/student', userOf('student'))
  const day = await screen.findByRole('link', { name: 'My day' })
  expect(day).toHaveAttribute('href', '/studentdashboard')
  unmount()
  open('/profile/student?Id=70')
  expect(await screen.findByRole('link', { name: 'School' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'My day' })).toBeNull()
})

test('P-020: a school account, which has no student, is led to its dashboard', async () => {
  const school = userOf('student', { role: 'school', student_id: null })
  open('/profile/student/?dashboardSchool=true', school)
  expect(await screen.findByText('at /dashboard')).toBeVisible()
})

test('H-024, Z-047: dashboardSchool shows the school and what it has awarded', async () => {
  open('/profile/student?Id=70&dashboardSchool=true')
  expect(await screen.findByRole('heading', { name: 'My school' })).toBeVisible()
  expect(screen.getByText('Chess prize')).toBeVisible()
  expect(screen.queryByText('Flute solo')).toBeNull()
  expect(screen.getByRole('link', { name: 'School' })).toHaveAttribute('aria-current', 'page')
})

test('H-024: selectedSchool shows that one', async () => {
  open('/profile/student?Id=70&selectedSchool=4')
  expect(await screen.findByRole('heading', { name: 'Allegro Academy' })).toBeVisible()
  expect(screen.getByText('Flute solo')).toBeVisible()
  expect(screen.queryByText('Chess prize')).toBeNull()
})

const campaign = {
  id: 1,
  slug: 'colourothon',
  title: 'Colourothon',
  summary: 'Draw the rain.',
  theme: 'Colour',
  picture: null,
  state: 'running' as const,
  phase: 'open' as const,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2026-12-31T00:00:00.000Z',
  age: { from: null, to: null },
  entry_fee_in_paise: 0,
  prize: null,
  entries_count: 1,
  age_groups: [],
}
const campaignPage = (...data: (typeof campaign | ReturnType<typeof fromAge>)[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 20 },
})
const fromAge = (from: number) => ({
  ...campaign,
  id: 2,
  title: 'For grown-ups',
  age: { from, to: null },
})

test('R-095, R-152, Z-012: campaign=true shows the campaigns that the student is of an age for', async () => {
  network.use(answer(listCampaigns, campaignPage(campaign, fromAge(60))))
  open('/profile/student?stuId=70&vendorId=&campaign=true')
  const link = await screen.findByRole('link', { name: 'Colourothon' })
  expect(link).toHaveAttribute('href', '/talentbox/campaigns/colourothon')
  expect(screen.queryByText('For grown-ups')).toBeNull()
})

test('what another remote caches of the running campaigns is never read here, nor overwritten', async () => {
  network.use(answer(listCampaigns, campaignPage(campaign)))
  const { queryClient } = open('/profile/student?stuId=70&campaign=true')
  const talentbox: readonly unknown[] = createQueries('talentbox').queryOf(listCampaigns, {
    state: 'running',
  }).queryKey
  queryClient.setQueryData(talentbox, ['of another shape'])
  expect(await screen.findByRole('link', { name: 'Colourothon' })).toBeVisible()
  expect(queryClient.getQueryData(talentbox)).toEqual(['of another shape'])
})

test('a guardian changes the record of a kid', async () => {
  const bodies: object[] = []
  network.use(
    answer(updateStudent, ({ input }) => {
      bodies.push(input)
      return { ...tara, class_name: '5 A' }
    }),
  )
  const { user } = open('/profile/student?Id=70&edit=true')
  const form = within(await screen.findByRole('region', { name: 'Edit details' }))
  await user.clear(form.getByLabelText(/^Class/))
  await user.type(form.getByLabelText(/^Class/), '5 A')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Class 5 A')).toBeVisible()
  expect(bodies).toMatchObject([{ class_name: '5 A', name: 'Tara', birth_date: '2018-05-01' }])
})
