import { definePath } from '../define/define-path.ts'

/**
 * Of session storage: mfe-account keeps a candidate's application ID and passcode there, and the host puts them into
 * the bodies of the calls of `/api/assessment`. Gone with the tab, and at a sign-out.
 */
export const passcodeStorageKey = 'individual'

/** Of individual candidates, who have an application ID and a passcode and no account. */
export const candidatePaths = {
  login: /* #__PURE__ */ definePath('/assessment/login/:id?'),
  /** Spelled as links in emails and apps have it. */
  payment: /* #__PURE__ */ definePath('/assessment/login/assesmentpayment'),
  /** Query: order_code; hash: secret. A bank may come back in another window. */
  paid: /* #__PURE__ */ definePath('/assessment/login/paymentsucess'),
}

/** Addresses of assessments. An id is the assessment's; query: kid, whose it is; attempt, an id, the last one by default. */
export const assessmentPaths = {
  list: /* #__PURE__ */ definePath('/assessment/list'),
  instructions: /* #__PURE__ */ definePath('/assessment/instructions/:id?'),
  player: /* #__PURE__ */ definePath('/assessment/:id?'),
  status: /* #__PURE__ */ definePath('/assessment/assessment-status/:id?'),
  submission: /* #__PURE__ */ definePath('/assessment/submission/:id?'),
  responses: /* #__PURE__ */ definePath('/assessment/response-list/:id?'),
}

/** Addresses of those who make assessments and give them. */
export const assessmentDeskPaths = {
  /** Without an id: those to choose from. Query: part; of each part search, state, sort, page; attempt, whose answers. */
  results: /* #__PURE__ */ definePath('/assessments/results/:id?'),
  /** All assessments of one's school or partner. Query: state; search. */
  manage: /* #__PURE__ */ definePath('/assessments/manage'),
  /** Without an id a new one begins. Query: part. */
  edit: /* #__PURE__ */ definePath('/assessments/edit/:id?'),
  /** The item bank. Query: its filters; item, the id of one, or a kind for a new one. */
  questions: /* #__PURE__ */ definePath('/assessments/questions'),
}
