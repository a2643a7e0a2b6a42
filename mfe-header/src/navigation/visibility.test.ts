import { expect, test } from '@jest/globals'
import { type HeaderItem, isVisibleTo } from './visibility.ts'

/** The checklist's matrix, cell by cell: visitor, then roles 1 to 6. */
const matrix: readonly [row: string, items: readonly HeaderItem[], cells: string][] = [
  ['P-021', ['home'], 'yes yes yes yes yes yes yes'],
  ['P-022', ['feeds'], 'no yes yes yes yes yes yes'],
  ['P-023', ['programs'], 'yes yes yes yes yes yes yes'],
  ['P-024', ['activities'], 'yes yes yes yes yes yes yes'],
  ['P-025', ['talentbox'], 'yes yes yes no no no no'],
  ['P-026', ['shop'], 'yes yes no no no no no'],
  ['P-027', ['orders'], 'no yes no yes yes yes yes'],
  ['P-028', ['wishlistAndCart'], 'yes yes yes yes yes yes yes'],
  ['P-029', ['notificationSettings'], 'no yes no yes yes yes yes'],
  ['P-030', ['youngXperts'], 'yes yes yes yes yes yes yes'],
  ['P-031', ['webForms'], 'no yes yes yes yes yes yes'],
  ['P-032', ['partners'], 'yes yes yes yes yes yes yes'],
  ['P-033', ['partnerApp'], 'yes yes yes no no yes yes'],
  ['P-034', ['mathAi'], 'yes yes yes yes yes yes yes'],
  ['P-035', ['studentList', 'studentRegister'], 'no no no yes yes yes yes'],
  ['P-036', ['signIn'], 'yes no no no no no no'],
  ['P-037', ['changeRoom'], 'no yes yes yes yes yes yes'],
  ['P-038', ['changeKid'], 'no yes no yes yes yes yes'],
  ['P-039', ['mySchoolDashboard'], 'no no yes no no no no'],
  ['P-040', ['referrals'], 'no yes yes yes yes yes yes'],
]

const actors = [null, 1, 2, 3, 4, 5, 6].map((role_id) => (role_id === null ? null : { role_id }))

const cells = matrix.flatMap(([row, items, answers]) =>
  items.flatMap((item) =>
    answers.split(' ').map((seen, role) => ({ row, item, role, seen: seen === 'yes' })),
  ),
)

test.each(cells)('$row: $item for actor $role (0 is a visitor) is $seen', (cell) => {
  expect(isVisibleTo(cell.item, actors[cell.role] ?? null)).toBe(cell.seen)
})
