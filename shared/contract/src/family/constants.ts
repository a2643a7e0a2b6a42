/** What a guardian agrees to before a child's data is stored; any change of the text needs a new version. */
export const childConsent = {
  version: '2025-01-01',
  text: 'I am the parent or guardian, or act with their written consent. Brightyard may keep the name, birth date and class of this child to run lessons, activities and competitions.',
} as const

/** In years at the day of registration. */
export const studentAge = { min: 2, max: 18 } as const
