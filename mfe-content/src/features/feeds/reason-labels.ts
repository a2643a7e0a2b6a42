import type { ModerationReason } from '@brightyard/contract/entities'

/** As a parent and a child read them. */
export const reasonLabels: Record<ModerationReason, string> = {
  unkind: 'It is unkind to somebody',
  unsafe: 'It is not safe for children',
  private: 'It shows or names somebody who may not want that',
  false: 'It is not true',
  spam: 'It is advertising',
  other: 'Something else',
}
