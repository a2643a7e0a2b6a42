import { definePath } from '../define/define-path.ts'

/**
 * Of session storage: mfe-account keeps a candidate's application ID and passcode there, and the host puts them into
 * the bodies of the calls of `/api/assessment`. Gone with the tab, and at a sign-out.
 */
export const passcodeStorageKey = 'individual'

/** Of individual candidates, who have an application ID and a passcode and no account. */
export const candidatePaths = {
  login: definePath('/assessment/login/:id?'),
  /** Spelled as links in emails and apps have it. */
  payment: definePath('/assessment/login/assesmentpayment'),
  /** Query: order_code; hash: secret. A bank may come back in another window. */
  paid: definePath('/assessment/login/paymentsucess'),
}

/** Addresses of assessments. An id is the assessment's; query: kid, whose it is; attempt, an id, the last one by default. */
export const assessmentPaths = {
  list: definePath('/assessment/list'),
  instructions: definePath('/assessment/instructions/:id?'),
  player: definePath('/assessment/:id?'),
  status: definePath('/assessment/assessment-status/:id?'),
  submission: definePath('/assessment/submission/:id?'),
  responses: definePath('/assessment/response-list/:id?'),
}

/** Addresses of those who make assessments and give them. */
export const assessmentDeskPaths = {
  /** Without an id: those to choose from. Query: part; of each part search, state, sort, page; attempt, whose answers. */
  results: definePath('/assessments/results/:id?'),
  /** All assessments of one's school or partner. Query: state; search. */
  manage: definePath('/assessments/manage'),
  /** Without an id a new one begins. Query: part. */
  edit: definePath('/assessments/edit/:id?'),
  /** The item bank. Query: its filters; item, the id of one, or a kind for a new one. */
  questions: definePath('/assessments/questions'),
}
