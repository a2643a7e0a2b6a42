import { definePath } from '../define/define-path.ts'

/** Addresses of assessments. An id is the assessment's; query: kid, whose it is; attempt, an id, the last one by default. */
export const assessmentPaths = {
  list: definePath('/assessment/list'),
  instructions: definePath('/assessment/instructions/:id?'),
  player: definePath('/assessment/:id?'),
  status: definePath('/assessment/assessment-status/:id?'),
  submission: definePath('/assessment/submission/:id?'),
  responses: definePath('/assessment/response-list/:id?'),
}
