import {
  getDashboard,
  getOneDashboard,
  getStudentDashboard,
  getWhatIsNext,
} from '@brightyard/contract'
import type { AccessRow } from '../../testing/access/access-row.ts'

export const dashboardAccess: readonly AccessRow[] = [
  { call: getDashboard, outcomes: { visitor: 401, student: 403, others: 200 } },
  { call: getStudentDashboard, outcomes: { visitor: 401, student: 200, others: 403 } },
  {
    call: getWhatIsNext,
    outcomes: { visitor: 401, owner: 200, 'other guardian': 200, student: 200, others: 403 },
  },
  {
    call: getOneDashboard,
    given: ({ kids }, whose) => ({ id: kids[whose].studentId, of: 'kid' }),
    // The owner's kid is at the school, where the representative works.
    outcomes: {
      visitor: 401,
      owner: 200,
      student: 200,
      'school representative': 200,
      'super admin': 200,
      others: 403,
    },
    own: { 'other guardian': 200, vendor: 200, 'vendor staff': 200 },
  },
]
