import { definePath } from '../define/define-path.ts'

/** Paths of mfe-talentbox. */
export const talentboxPaths = {
  home: definePath('/talentbox'),
  /** Query: type, id, campTypeid. */
  campaign: definePath('/talentbox/campaigns/:slug?'),
  /** Of the Colourothon. */
  colorothon: definePath('/talentbox/colorothon'),
  /** An entry that everybody may see. */
  entry: definePath('/talentbox/entries/:id'),
  /** Query: slug or id of a campaign, or entry. */
  submission: definePath('/talentbox/campaigns/SubmissionPage'),
}
