import {
  activityKinds,
  type ContentCard,
  contentTypeIds,
  contentTypeOfKind,
} from '@brightyard/contract/entities'
import { contentPaths, offeringAddress } from '@brightyard/contract/paths'

/** The page of an entry; null where it has none. */
export function addressOfEntry({
  content_type_id: type,
  slug,
}: Pick<ContentCard, 'content_type_id' | 'slug'>): string | null {
  const kind = activityKinds.find((one) => contentTypeOfKind[one] === type)
  if (kind) return offeringAddress({ kind, slug })
  if (type === contentTypeIds.Blogs) return contentPaths.blogPost.to({ slug })
  if (type === contentTypeIds.News || type === contentTypeIds.PressRelease)
    return contentPaths.newsPost.to({ slug })
  if (type === contentTypeIds.CaseStudy) return contentPaths.youngXperts.to({ slug })
  if (type === contentTypeIds.Partners) return contentPaths.partner.to({ slug })
  if (type === contentTypeIds.PanelList) return contentPaths.panellist.to({ slug })
  if (type === contentTypeIds.Careers) return contentPaths.career.to({ slug })
  return null
}
