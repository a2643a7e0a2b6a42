/** What a field of a web form asks for: `kid` for one of the sender's own kids; `note` is a paragraph that asks for nothing. */
export const formFieldKinds = [
  'short-text',
  'long-text',
  'email',
  'mobile',
  'number',
  'date',
  'choice',
  'list',
  'choices',
  'rating',
  'consent',
  'file',
  'kid',
  'note',
] as const
export type FormFieldKind = (typeof formFieldKinds)[number]

/** Kinds whose options are written by the form's author: radios, a list that opens, and checkboxes. */
export const formKindsWithOptions: readonly FormFieldKind[] = ['choice', 'list', 'choices']

/** What a condition says about an earlier answer. `includes` is for checkboxes, the last two are for numbers. */
export const formOperators = [
  'is',
  'is-not',
  'includes',
  'is-filled',
  'is-empty',
  'at-least',
  'at-most',
] as const
export type FormOperator = (typeof formOperators)[number]

/** scheduled: opens later. full: it has as many answers as it takes. */
export const formStates = ['draft', 'scheduled', 'open', 'closed', 'full'] as const
export type FormState = (typeof formStates)[number]

/** How large a form and an answer may be. */
export const formLimits = {
  pages: 20,
  fieldsPerPage: 30,
  options: 60,
  conditions: 6,
  /** Characters of a long text. */
  text: 5000,
  /** Characters of a short text. */
  line: 300,
  files: 5,
} as const

/** Forms that a page of the site is built around: the page finds its form by this slug. */
export const formSlugs = {
  contact: 'contact',
  support: 'support',
  rewardsTeachers: 'rewards-for-teachers',
  scholarshipKids: 'scholarship-for-kids',
  scholarshipTeachers: 'scholarship-for-teachers',
  submitStory: 'submit-a-story',
  jobApplication: 'job-application',
  schoolEnquiry: 'school-enquiry',
  residentsEnquiry: 'residents-enquiry',
  partnerAppDemo: 'partner-app-demo',
} as const
