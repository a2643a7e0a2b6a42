import { assessmentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Breadcrumbs } from '@brightyard/ui'

interface Props {
  id: number
  title: string
  kid: number | undefined
  /** The page below the assessment; without it the assessment is the current page. */
  current?: string
}

/** The way back from an assessment. */
export const Trail = ({ id, title, kid, current }: Props) => (
  <Breadcrumbs
    crumbs={[
      {
        label: 'Assessments',
        link: (label) => <Link to={assessmentPaths.list.to({}, { kid })}>{label}</Link>,
      },
      current
        ? {
            label: title,
            link: (label) => <Link to={assessmentPaths.status.to({ id }, { kid })}>{label}</Link>,
          }
        : { label: title },
      ...(current ? [{ label: current }] : []),
    ]}
  />
)
