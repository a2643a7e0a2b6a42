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
export const campTypes = /* #__PURE__ */ definePath('/talentbox/types/camp-types')
/** Query: campTypeid, a type of camps. */
export const campCategories = /* #__PURE__ */ definePath('/talentbox/campaigns/campCategories')
/** Query: id, a category. */
export const campSubcategories = /* #__PURE__ */ definePath(
  '/talentbox/campaigns/camp-Subcategories',
)
/** Query: campTypeid, id (a category or sub-category) and the filters. */
export const camps = /* #__PURE__ */ definePath('/talentbox/campaigns/camp-listing')
/** Query: slug of a camp, or type and id: 39 and a camp, 32 and a campaign. */
export const packages = /* #__PURE__ */ definePath('/talentbox/campaigns/package-listing')
