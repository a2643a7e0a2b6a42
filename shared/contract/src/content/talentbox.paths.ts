/** Paths of mfe-talentbox. */
import { definePath } from '../define/define-path.ts'

export const home = /* #__PURE__ */ definePath('/talentbox')
/** Query: type, id, campTypeid. */
export const campaign = /* #__PURE__ */ definePath('/talentbox/campaigns/:slug?')
/** Of the Colourothon. */
export const colorothon = /* #__PURE__ */ definePath('/talentbox/colorothon')
/** An entry that everybody may see. */
export const entry = /* #__PURE__ */ definePath('/talentbox/entries/:id')
/** Query: slug or id of a campaign, or entry. */
export const submission = /* #__PURE__ */ definePath('/talentbox/campaigns/SubmissionPage')
/** The files of an entry alone. Query: entry. */
export const documents = /* #__PURE__ */ definePath('/talentbox/campaigns/uploadDocuments')
/** What a juror scores. Query: entry. */
export const jury = /* #__PURE__ */ definePath('/talentbox/jury/:slug?')
/** Where administrators lead a jury to its verdict. */
export const juryDesk = /* #__PURE__ */ definePath('/talentbox/jury-desk/:slug?')
