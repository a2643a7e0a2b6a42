import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Breadcrumbs } from '@brightyard/ui'

interface TrailProps {
  /** The list above the page. */
  list: { label: string; to: string }
  title: string
}

/** The way from home to a page of a list. */
export const Trail = ({ list, title }: TrailProps) => (
  <Breadcrumbs
    crumbs={[
      { label: 'Home', link: (label) => <Link to={contentPaths.home.to()}>{label}</Link> },
      { label: list.label, link: (label) => <Link to={list.to}>{label}</Link> },
      { label: title },
    ]}
  />
)

/** The same for search engines. */
export const trailData = ({ list, title }: TrailProps) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Home', item: contentPaths.home.to() },
    { name: list.label, item: list.to },
    { name: title },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})
