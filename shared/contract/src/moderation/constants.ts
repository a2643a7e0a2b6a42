/** What can be reported and comes to a moderation desk; each belongs to the module that has the things. */
export const moderatedTypes = ['post', 'comment', 'entry'] as const
export type ModeratedType = (typeof moderatedTypes)[number]

/** Why something is reported, or not shown. */
export const moderationReasons = ['unkind', 'unsafe', 'private', 'false', 'spam', 'other'] as const
export type ModerationReason = (typeof moderationReasons)[number]

/** So many people who report the same thing hide it for everyone until somebody has looked. */
export const reportsThatHide = 3
