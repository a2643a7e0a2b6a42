import { getDashboard, getStudentDashboard, getWhatIsNext } from '@brightyard/contract'
import type { AccessRow } from '../../testing/access/access-row.ts'

export const dashboardAccess: readonly AccessRow[] = [
  { call: getDashboard, outcomes: { visitor: 401, student: 403, others: 200 } },
  { call: getStudentDashboard, outcomes: { visitor: 401, student: 200, others: 403 } },
  {
    call: getWhatIsNext,
    outcomes: { visitor: 401, owner: 200, 'other guardian': 200, student: 200, others: 403 },
  },
]
