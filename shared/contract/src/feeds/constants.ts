/** Whom a post concerns: everyone, those of one or more rooms, or single kids with their guardians. */
export const postAudiences = ['everyone', 'rooms', 'kids'] as const
export type PostAudience = (typeof postAudiences)[number]

/** waiting: somebody looks at it first. hidden: not shown after that look. deleted: by its author. */
export const postStates = ['waiting', 'published', 'hidden', 'deleted'] as const
export type PostState = (typeof postStates)[number]

/** Characters. */
export const maxPostText = 5000
export const maxCommentText = 1000
export const maxAltText = 200
