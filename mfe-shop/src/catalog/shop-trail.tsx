import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Breadcrumbs } from '@brightyard/ui'

interface Step {
  label: string
  to?: string | undefined
}

/** The breadcrumbs from the shop's home to this page; the last one is the page itself. */
export function ShopTrail({ steps }: { steps: readonly Step[] }) {
  const all: Step[] = [{ label: 'Shop', to: shopPaths.home.to() }, ...steps]
  return (
    <Breadcrumbs
      crumbs={all.map(({ label, to }) => ({
        label,
        ...(to === undefined ? {} : { link: (text: string) => <Link to={to}>{text}</Link> }),
      }))}
    />
  )
}
