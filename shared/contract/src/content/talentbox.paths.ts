import { definePath } from '../define/define-path.ts'

/** Paths of mfe-talentbox. */
export const talentboxPaths = {
  home: definePath('/talentbox'),
  /** Query: type, id, campTypeid. */
  campaign: definePath('/talentbox/campaigns/:slug?'),
}
